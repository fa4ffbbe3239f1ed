import { expect, test } from 'vitest';
import { oddHtmlStarts } from '#test/support/samples/odd-html-starts.ts';
import { cleanForPreview } from './clean-for-preview.ts';
import { replaceInPieces } from './replace-in-pieces.ts';
import { withPauses } from './with-pauses.ts';

const block = (index: number): string =>
  `\n<h2>${index}</h2>text &amp; <!-- x --><p onclick="x()">a<b>b</p><style>b { color: red }</style><script>x()</script><div><table><tr><td>${'c'.repeat(500)}`;
const blocks = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${block(index)}</table></div><ul><li>d</ul>\n`).join('');
// An element without an end tag contains everything after it.
const long = `<style>i { color: red }</style>${blocks(300)}<section>${blocks(5)}`;

const never = () => false;

test('cleans long HTML in several pieces', () => {
  expect([...cleanForPreview(long)].length).toBeGreaterThan(1);
});

test.each([
  ['shorter', '<p>a</p>b'],
  ['longer', blocks(600)],
  ['nothing', ''],
])('pieces replace all previous content: %s', async (_kind, html) => {
  const page = document.implementation.createHTMLDocument();
  await replaceInPieces(page.body, withPauses(cleanForPreview(blocks(300)), never), never);
  await replaceInPieces(page.body, withPauses(cleanForPreview(html), never), never);
  const whole = document.createElement('div');
  for (const piece of cleanForPreview(html)) whole.append(piece);
  expect(page.body.innerHTML).toBe(whole.innerHTML);
});

test('outdated pieces replace nothing more', async () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<p>a</p>'.repeat(4000);
  let isOutdated = false;
  const replacing = replaceInPieces(
    page.body,
    withPauses(cleanForPreview(long), () => isOutdated),
    () => isOutdated,
  );
  isOutdated = true;
  await replacing;
  expect(page.body.lastElementChild?.outerHTML).toBe('<p>a</p>');
});

test.each(oddHtmlStarts)('the preview shows the content after %j', (start) => {
  const shown = document.createElement('div');
  shown.append(...cleanForPreview(`${start}<b>kept</b>`));
  expect(shown.innerHTML).toContain('<b>kept</b>');
});
