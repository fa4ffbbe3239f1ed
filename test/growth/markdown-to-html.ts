import assert from 'node:assert/strict';
import { initialValues } from '#core/fields.ts';
import { purifyBody } from '#pure/notation/html/purify-body.ts';
import { declaration } from '../../src/tools/markdown-to-html/declare.ts';
import { createPurifier } from '../../src/tools/markdown-to-html/logic/html/create-purifier.ts';
import { renderMarkdown } from '../../src/tools/markdown-to-html/run.ts';

const purifier = createPurifier();

export const cases = {
  footnotes(times: number) {
    const notes = Array.from({ length: 30 * times }, (_, index) => `a[^${index}]^[b]\n\n[^${index}]: note`);
    const { html } = renderMarkdown({ markdown: notes.join('\n\n'), ...initialValues(declaration.options) });
    assert.equal(html.match(/<li id="fn\d+" class="footnote-item"><p>(?:note|b) /g)?.length, 60 * times);
  },
  'nested elements': (times: number) => purifyBody(purifier, `${'<div>'.repeat(60 * times)}a`),
  'nested elements that the purifier does not know': (times: number) => purifyBody(purifier, `${'<x>'.repeat(60 * times)}a`),
  'scripts beside each other': (times: number) => purifyBody(purifier, '<script></script>a'.repeat(60 * times)),
};
