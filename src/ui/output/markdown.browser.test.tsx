import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { Markdown } from './markdown.tsx';

test('opens links in a new tab without access to the opener', async () => {
  render(<Markdown markdown="[site](https://example.org)" />);
  await expect.element(page.getByRole('link', { name: 'site' })).toHaveAttribute('target', '_blank');
  await expect.element(page.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener');
});

test('shows elements of the text, except those that could run code', async () => {
  const container = render(
    <Markdown markdown={'<details><summary>More</summary>text</details>\n\n<img src="x" onerror="alert(1)"><script>alert(1)</script>'} />,
  );
  await expect.element(page.getByText('More')).toBeVisible();
  expect(container.querySelector('summary')).not.toBeNull();
  expect(container.querySelector('script, [onerror]')).toBeNull();
});

test('keeps the target of a link, and otherwise opens a new tab', async () => {
  const container = render(
    <Markdown markdown={'<a href="https://example.org" target="here">one</a> <a href="https://example.org">two</a>'} />,
  );
  await expect.element(page.getByRole('link', { name: 'one' })).toBeVisible();
  expect([...container.querySelectorAll('a')].map((link) => [link.target, link.rel])).toEqual([
    ['here', 'noopener'],
    ['_blank', 'noopener'],
  ]);
});

test('is prerendered with escaped tags, because there is no sanitizer', () => {
  expect(renderToString(<Markdown markdown="**a** <b>c</b>" />)).toContain('<strong>a</strong> &lt;b&gt;c&lt;/b&gt;');
});
