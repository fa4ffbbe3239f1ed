import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#core/result.ts';
import { render } from '#test/support/render.tsx';
import { idle } from '../answer/operation-run.ts';
import { useFilling } from './use-filling.ts';

const set = vi.fn<(name: string, value: unknown) => void>();

/** Buttons that write another result, ask again, and answer the current question. */
function Form() {
  const [question, ask] = useState({});
  const [answered, answer] = useState(question);
  const [title, write] = useState('a');
  useFilling([{ question, state: { ...idle, outcome: ok(title), answered }, answer: { fields: { title } } }], set);
  const again = {};
  return (
    <>
      <button type="button" onClick={() => write('b')}>
        write
      </button>
      <button type="button" onClick={() => ask(again)}>
        ask
      </button>
      <button type="button" onClick={() => answer(question)}>
        answer
      </button>
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('fields are filled in once for each input, not from the result for the previous one', async () => {
  render(<Form />);
  await expect.poll(() => set.mock.calls).toEqual([['title', 'a']]);
  await press('write');
  await press('ask');
  expect(set.mock.calls).toEqual([['title', 'a']]);
  await press('answer');
  await expect
    .poll(() => set.mock.calls)
    .toEqual([
      ['title', 'a'],
      ['title', 'b'],
    ]);
});
