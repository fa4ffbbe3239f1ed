import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { emptyForm } from '../meta-form.ts';
import { writeMetaTags } from '../meta-tags.ts';
import { readMeta } from '../read-meta.ts';
import { headOfHtml } from './head-of-html.ts';

test('reads what stands in a page, by property or by name, in any case', () => {
  const html = `<!doctype html><HEAD><Title> Old
    title</Title><META NAME="OG:Title" CONTENT="Tom &amp; co"><link rel="shortlink Canonical" href="/x"><meta charset="utf-8"></HEAD>
    <svg><title>Not this one</title></svg><meta property=" twitter:card " content=app>`;
  expect(headOfHtml(html)).toEqual({
    title: 'Old title',
    canonical: '/x',
    metas: [
      { name: 'og:title', content: 'Tom & co' },
      { name: 'twitter:card', content: 'app' },
    ],
  });
});

test('loads and runs nothing', () => {
  headOfHtml(
    '<img src="/no-such-image.png" onerror="document.title = 1"><script>document.title = 2</script><meta http-equiv="refresh" content="0;url=/">',
  );
  expect(document.title).not.toMatch(/^[12]$/);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('no-such-image'))).toEqual([]);
});

test('reads the very form that tags were written from', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((any) => any.replaceAll(/[\0\s]+/g, ' ').trim());
  fc.assert(
    fc.property(text, text, fc.array(text, { maxLength: 3 }), fc.boolean(), (title, description, tags, includeBasics) => {
      fc.pre(title !== '');
      const form = { ...emptyForm, pageType: 'book' as const, title, description, bookTag: tags.filter((tag) => tag !== '').join('\n') };
      const written = writeMetaTags(form, { includeBasics });
      expect(readMeta(headOfHtml(written.ok ? written.value : ''))).toEqual(ok(form));
    }),
  );
});
