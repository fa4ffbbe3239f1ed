import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import type { RunOperation } from '../job/run-operation.ts';
import { ToolContext, type ToolContextValue } from './tool-context.ts';
import { useTool } from './use-tool.ts';

const declaration = declareTool({
  inputs: { text: text(), key: text() },
  options: {},
  outputs: { sealed: row() },
  operations: { seal: { takes: ['text', 'key'], gives: ['sealed'], thread: 'main' } },
});
type Messages = {
  readonly fields: { readonly text: { readonly label: string }; readonly key: { readonly label: string } };
  readonly outputs: { readonly sealed: string };
};

const seal = () => fail('keyTooShort', { field: 'key' });

function Seal({ hasKey }: { readonly hasKey: boolean }) {
  const { bind } = useTool<Messages>()(declaration, { main: { seal } });
  return <p>{[bind('text').error, hasKey && bind('key').error].filter(Boolean).join()}</p>;
}

const join = ({ text: typed, key }: { readonly text: string; readonly key: string }) => ok(typed + key);

/** `key` has no control; the page provides it. */
function PageInput() {
  const { bind, show, bring } = useTool<Messages>()(declaration, { main: { seal: join } });
  return (
    <button type="button" onClick={() => bring('key', 'brought')}>
      {`${bind('key').value}/${show('sealed').value}`}
    </button>
  );
}

const measured = declareTool({
  inputs: { key: text() },
  options: {},
  outputs: { sealed: row(), size: row() },
  operations: {
    seal: { takes: ['key'], gives: ['sealed'], thread: 'worker', debounceMs: 0 },
    measure: { takes: ['key'], gives: ['size'], thread: 'main' },
  },
});
type MeasuredMessages = Pick<Messages, 'outputs'> & {
  readonly fields: { readonly key: { readonly label: string } };
  readonly outputs: { readonly size: string };
};

const measure = ({ key }: { readonly key: string }) => (key === '!' ? fail('notHex', { field: 'key' }) : ok(`${key.length} bytes`));

function Measure({ onShown }: { readonly onShown: (shown: readonly [error: string | undefined, size: string]) => void }) {
  const { bind, show, set } = useTool<MeasuredMessages>()(measured, { main: { measure } });
  const { error } = bind('key');
  const { value } = show('size');
  useEffect(() => onShown([error, value]), [onShown, error, value]);
  return (
    <button type="button" onClick={() => set('key', error === undefined ? '!' : 'ab')}>
      {error}
    </button>
  );
}

/** Renders a page of that tool, and records uncaught errors. */
function start(view: ReactNode, runOperation?: RunOperation, texts: Pick<Partial<ToolContextValue>, 't' | 'tIsolated'> = {}) {
  const context = anyToolContext({ ...texts, ...(runOperation && { runOperation }) });
  const place = document.body.appendChild(document.createElement('div'));
  const onUncaughtError = vi.fn<(error: unknown) => void>();
  const root = createRoot(place, { onUncaughtError });
  onTestFinished(() => root.unmount());
  root.render(<ToolContext value={context}>{view}</ToolContext>);
  return { place, onUncaughtError, session: context.session };
}

test('an error appears at its field', async () => {
  const { place, onUncaughtError } = start(<Seal hasKey />);
  await expect.poll(() => place.textContent).toBe('errors.keyTooShort');
  expect(onUncaughtError).not.toHaveBeenCalled();
});

test('an error is formatted as a sentence with read-only texts', async () => {
  const { place } = start(<Seal hasKey />, undefined, { tIsolated: (key) => `“${key}”` });
  await expect.poll(() => place.textContent).toBe('“errors.keyTooShort”');
});

test('an error for a field that the view does not show throws during development', async () => {
  const { onUncaughtError } = start(<Seal hasKey={false} />);
  await expect.poll(() => String(onUncaughtError.mock.calls[0]?.[0])).toContain('No field “key” is shown');
});

test('an input from the page is processed, but not stored by the tool', async () => {
  const { place, session } = start(<PageInput />);
  await expect.poll(() => place.textContent).toBe('/');
  place.querySelector('button')?.click();
  await expect.poll(() => place.textContent).toBe('/brought');
  expect(session.controlValues).toEqual({});
});

test('an error of the worker disappears as soon as the page knows that its input changed', async () => {
  const shown = vi.fn<(shown: readonly [error: string | undefined, size: string]) => void>();
  const runOperation = vi.fn<RunOperation>(() => new Promise(() => undefined));
  const { place } = start(<Measure onShown={shown} />, runOperation.mockResolvedValueOnce(fail('keyRefused', { field: 'key' })));
  await expect.poll(() => shown).toHaveBeenLastCalledWith([undefined, '0 bytes']);
  place.querySelector('button')?.click();
  await expect.poll(() => shown).toHaveBeenLastCalledWith(['errors.keyRefused', '']);
  place.querySelector('button')?.click();
  await expect.poll(() => runOperation).toHaveBeenCalledTimes(2);
  expect(shown.mock.calls.at(-1)).toEqual([[undefined, '2 bytes']]);
  expect(shown).not.toHaveBeenCalledWith(['errors.keyRefused', '2 bytes']);
});
