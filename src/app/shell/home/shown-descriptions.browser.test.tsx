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

test('returns the displayed descriptions in the order of the tools', async () => {
  show(['Hashes.', 'Tokens & more.']);
  await expect
    .poll(() => shownDescriptions(['hash-text', 'token-generator']))
    .toEqual({ 'hash-text': 'Hashes.', 'token-generator': 'Tokens & more.' });
});

test('returns nothing if the page shows other tools or none', async () => {
  expect(shownDescriptions(['hash-text'])).toBeUndefined();
  show(['Hashes.', 'Tokens.']);
  await expect.poll(() => document.querySelectorAll('p').length).toBe(2);
  expect(shownDescriptions(['hash-text'])).toBeUndefined();
});
