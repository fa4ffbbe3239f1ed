import { expect, test } from 'vitest';
import { oddHtmlStarts } from '#test/support/samples/odd-html-starts.ts';
import { cleanHtml, cleanPastedHtml } from './clean-html.ts';

test.each(oddHtmlStarts)('keeps what follows %j', (start) => {
  expect(cleanHtml(`${start}<b>kept</b>`)).toContain('<b>kept</b>');
  expect(cleanPastedHtml(`${start}<b>kept</b>`)).toContain('<b>kept</b>');
});
