import { expect, test } from 'vitest';
import { render } from '#test/support/render.tsx';
import { shownDescriptions } from './shown-descriptions.ts';

const show = (descriptions: readonly string[]) =>
  render(
    <section aria-labelledby="all-title">
      <ul className="cards">
        {descriptions.map((text) => (
          <li key={text}>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>,
  );

test('the descriptions that the page shows are those of the tools in their order', async () => {
  show(['Hashes.', 'Tokens & more.']);
  await expect
    .poll(() => shownDescriptions(['hash-text', 'token-generator']))
    .toEqual({ 'hash-text': 'Hashes.', 'token-generator': 'Tokens & more.' });
});

test('a page that shows other tools, or none, says nothing of them', async () => {
  expect(shownDescriptions(['hash-text'])).toBeUndefined();
  show(['Hashes.', 'Tokens.']);
  await expect.poll(() => document.querySelectorAll('p').length).toBe(2);
  expect(shownDescriptions(['hash-text'])).toBeUndefined();
});
