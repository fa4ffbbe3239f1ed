import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fail, ok } from '#core/result.ts';
import { Held, render } from '../../test/render.tsx';
import type { Outcome } from './outcome.ts';
import { useKeptValue } from './use-kept-value.ts';

const states = {
  done: { outcome: ok('one') as Outcome<string>, isRunning: false },
  running: { outcome: undefined, isRunning: true },
  failed: { outcome: fail('broken'), isRunning: false },
  idle: { outcome: undefined, isRunning: false },
};

function Shown({ state }: { readonly state: keyof typeof states }) {
  return <p>{useKeptValue(states[state]) ?? 'nothing'}</p>;
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('keeps the value while another is worked out, and no longer', async () => {
  render(
    <Held initial={'idle' as keyof typeof states}>
      {({ value, onChange }) => (
        <>
          <Shown state={value} />
          {(['done', 'running', 'failed', 'idle'] as const).map((state) => (
            <button key={state} type="button" onClick={() => onChange(state)}>
              {state}
            </button>
          ))}
        </>
      )}
    </Held>,
  );
  const shown = page.getByRole('paragraph');
  await expect.element(shown).toHaveTextContent('nothing');
  await press('done');
  await expect.element(shown).toHaveTextContent('one');
  await press('running');
  await expect.element(shown).toHaveTextContent('one');
  await press('failed');
  await expect.element(shown).toHaveTextContent('nothing');
  await press('idle');
  await expect.element(shown).toHaveTextContent('nothing');
});
