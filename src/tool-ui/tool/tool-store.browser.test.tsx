import { startTransition, StrictMode, Suspense, use, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { ok, type Result } from '#core/result.ts';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { flush, render } from '#test/support/render.tsx';
import { ToolContext } from './tool-context.ts';
import type { TimedCall } from './tool-operations.ts';
import { ToolSession } from './tool-session.ts';
import { ToolStore } from './tool-store.ts';
import { useTool } from './use-tool.ts';

const declaration = declareTool({
  inputs: { text: text({ sample: 'sample' }), title: text(), secret: text() },
  options: {},
  uiInputs: { pixels: text() },
  outputs: { count: row(), sealed: textOutput(), about: row() },
  operations: {
    count: { takes: ['text'], gives: ['count'], thread: 'main', readsReference: true },
    seal: { takes: ['text', 'secret'], gives: ['sealed'], thread: 'main' },
    draw: { takes: [], gives: [], thread: 'main', trigger: 'generate', writesTo: 'secret' },
    describe: { takes: ['pixels'], gives: ['about'], thread: 'main' },
    sign: { takes: ['text'], gives: ['sealed'], thread: 'worker', trigger: 'submit' },
  },
});

/** A store of the tool above with spies, and its session. */
function start({ isHydrated = true } = {}) {
  const session = new ToolSession('any-tool');
  const count = vi.fn<(given: { text: string }) => unknown>(({ text: counted }) => ok(counted.length));
  let draws = 0;
  const draw = vi.fn<() => unknown>(() => ok(`random ${++draws}`));
  const call = vi.fn<TimedCall>(() => new Promise(() => undefined));
  const loadReference = vi.fn<() => Promise<{ one: string }>>(async () => ({ one: 'loaded' }));
  const main = {
    count,
    seal: ({ text: sealed, secret }: { text: string; secret: string }) => ok(`${sealed}/${secret}`),
    draw,
    describe: ({ pixels }: { pixels: string }) => ok(pixels),
  };
  const presenters = {
    count: (length: number, _given: object, { t }: { t: (key: string) => string }) => ({
      count: `${length} ${t('reference.one')}`,
      fields: { title: `of ${length}` },
    }),
  };
  const words = { t: (key: string) => key, language: 'en' };
  const store = new ToolStore(declaration, { main, presenters } as never, { session, words, isHydrated, call, loadReference });
  const output = (name: 'count' | 'sealed' | 'about') =>
    store
      .read()
      .operations.map((state) => state.answer?.[name])
      .find((value) => value !== undefined);
  return { store, session, count, draw, call, loadReference, output };
}

/** Subscribes as a page does, until the test ends. */
function open(store: ToolStore) {
  const listener = vi.fn<() => void>();
  onTestFinished(store.subscribe(listener));
  return listener;
}

test('computes each change once, and keeps a snapshot until the next change', () => {
  const { store, count, output } = start();
  open(store);
  count.mockClear();
  store.change('text', 'abc');
  expect(output('count')).toBe('3 ');
  expect(store.read()).toBe(store.read());
  store.change('secret', 'key');
  expect(output('sealed')).toBe('abc/key');
  expect(count.mock.calls).toEqual([[{ text: 'abc' }, expect.anything()]]);
});

test('the prerendered page has no random values, and gets them when it is opened', () => {
  const { store, draw } = start({ isHydrated: false });
  expect(store.initial.generated).toEqual({});
  expect(draw).not.toHaveBeenCalled();
  open(store);
  expect(store.read().generated).toEqual({ secret: 'random 1' });
  expect(store.initial.generated).toEqual({});
});

test('a generated value fills its field until the visitor enters something, even nothing, and again when it is regenerated', () => {
  const { store, session, output } = start();
  open(store);
  store.change('text', 'a');
  expect(output('sealed')).toBe('a/random 1');
  expect(session.controlValues).toEqual({ text: 'a', title: 'of 1' });
  store.change('secret', '');
  expect(output('sealed')).toBe('a/');
  store.regenerate('draw');
  expect(output('sealed')).toBe('a/random 2');
});

test('replacing a generated value can be undone', () => {
  const { store, session } = start();
  open(store);
  store.replaceAll({ secret: 'mine' });
  expect(store.read().values).toMatchObject({ secret: 'mine' });
  session.undo();
  expect(store.read().values).toMatchObject({ secret: 'random 1' });
});

test('a result fills fields once, so that later changes by the visitor stay', () => {
  const { store } = start();
  open(store);
  store.change('text', 'ab');
  expect(store.read().controlValues).toMatchObject({ title: 'of 2' });
  store.change('title', 'mine');
  store.change('secret', 'other');
  expect(store.read().controlValues).toMatchObject({ title: 'mine' });
  store.change('text', 'abc');
  expect(store.read().controlValues).toMatchObject({ title: 'of 3' });
});

test('a sample runs the operations on request that use it, and a typed text does not', async () => {
  const { store, call } = start();
  open(store);
  store.change('text', 'typed');
  store.replaceAll({ text: 'sample' }, 'sampled');
  await expect.poll(() => call.mock.calls.map(([{ operation, given }]) => [operation, given])).toEqual([['sign', { text: 'sample' }]]);
});

test('an input from the page is in the results, but not in the control values', () => {
  const { store, session, output } = start();
  open(store);
  store.bring('pixels', 'black');
  expect(output('about')).toBe('black');
  expect(session.controlValues).toEqual({ title: 'of 0' });
});

test('loads the reference texts with the first result that uses them', async () => {
  const { store, loadReference, output } = start();
  open(store);
  await expect.poll(() => output('count')).toBe('0 loaded');
  store.change('text', 'a');
  expect(output('count')).toBe('1 loaded');
  expect(loadReference).toHaveBeenCalledTimes(1);
});

test('an error that an operation throws is in the snapshot, for the error boundary', () => {
  const { store, count } = start();
  open(store);
  const error = new Error('a bug');
  count.mockImplementationOnce(() => {
    throw error;
  });
  expect(() => store.change('text', 'a')).not.toThrow();
  expect(store.read().thrown).toEqual({ error });
});

type Messages = {
  readonly fields: Readonly<Record<'text' | 'key', { readonly label: string }>>;
  readonly outputs: Readonly<Record<'count', string>>;
};

const counted = declareTool({
  inputs: { text: text(), key: text() },
  options: {},
  outputs: { count: row() },
  operations: { count: { takes: ['text'], gives: ['count'], thread: 'main' } },
});

const countText = vi.fn<(given: { text: string }) => Result<string>>(({ text: typed }) => ok(`${typed.length}`));
const pending = new Promise<string>(() => undefined);

function Count({ isWaiting }: { readonly isWaiting: boolean }) {
  const { bind, show } = useTool<Messages>()(counted, { main: { count: countText } });
  return (
    <p>
      {bind('text').value}/{show('count').value}
      {isWaiting && use(pending)}
    </p>
  );
}

function Page() {
  const [isWaiting, setWaiting] = useState(false);
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Suspense>
        <Count isWaiting={isWaiting} />
      </Suspense>
      <button type="button" onClick={() => startTransition(() => setWaiting(true))}>
        wait
      </button>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        again {turn}
      </button>
    </>
  );
}

test('rendering twice, or giving up a render, runs nothing and changes nothing', () => {
  const context = anyToolContext();
  const place = render(
    <StrictMode>
      <ToolContext value={context}>
        <Page />
      </ToolContext>
    </StrictMode>,
  );
  flush(() => context.session.change({ inputs: counted.inputs, options: {} }, 'text', 'abc'));
  expect(place.querySelector('p')?.textContent).toBe('abc/3');
  const before = context.session.read();
  countText.mockClear();
  const [wait, again] = place.querySelectorAll('button');
  flush(() => again?.click());
  flush(() => wait?.click()); // React renders, suspends, and gives this render up
  expect(place.querySelector('p')?.textContent).toBe('abc/3');
  expect(countText).not.toHaveBeenCalled();
  expect(context.session.read()).toBe(before);
});
