import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { render } from '#test/support/render.tsx';
import { useSampled } from './use-sampled.ts';

const declaration = declareTool({
  inputs: { plain: text({ sample: 'a' }), other: text({ sample: 'b' }) },
  options: {},
  outputs: { sealed: textOutput(), shown: textOutput() },
  operations: {
    seal: { takes: ['plain'], gives: ['sealed'], thread: 'worker', begins: 'on request' },
    show: { takes: ['plain', 'other'], gives: ['shown'], thread: 'main' },
  },
});
const request = vi.fn<(operation: string) => void>();

function Form() {
  const noteSampled = useSampled(declaration, request);
  return ['plain', 'other'].map((name) => (
    <button key={name} type="button" onClick={() => noteSampled([name])}>
      {name}
    </button>
  ));
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a sample runs the button operation that uses its field, each time, and no others', async () => {
  render(<Form />);
  await press('other');
  expect(request.mock.calls).toEqual([]);
  await press('plain');
  await press('plain');
  await expect.poll(() => request.mock.calls).toEqual([['seal'], ['seal']]);
});
