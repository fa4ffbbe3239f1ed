import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyToolContext } from '#test/support/any-tool-context.ts';
import { ToolContext } from '../tool/tool-context.ts';
import { useStoredState } from './use-stored-state.ts';

interface Count {
  readonly count: number;
}
type Update = (current: Count) => Count;

const parse = vi.fn<(source: string) => Count>((source) => (/^\d+$/.test(source) ? { count: Number(source) } : { count: 0 }));
const form = { initial: { count: 0 }, parse, stringify: ({ count }: Count) => String(count) };

const context = anyToolContext();

let root: Root;
let shown: Count;
let change: (update: Update) => void;

function Probe({ onState }: { readonly onState: (state: Count, change: (update: Update) => void) => void }) {
  const [state, changeState] = useStoredState(form);
  useEffect(() => onState(state, changeState));
  return null;
}

const keep = (state: Count, changeState: (update: Update) => void): void => {
  shown = state;
  change = changeState;
};

const open = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <ToolContext value={context}>
        <Probe onState={keep} />
      </ToolContext>,
    ),
  );
};
const act = (update: Update) => flushSync(() => change(update));
const increment: Update = ({ count }) => ({ count: count + 1 });

beforeEach(() => {
  localStorage.clear();
  parse.mockClear();
});
afterEach(() => root.unmount());

test('a state is stored, and read by the next page', () => {
  open();
  act(increment);
  act(increment);
  expect(shown).toEqual({ count: 2 });
  expect(localStorage.getItem('state:any-tool')).toBe('2');
  expect(parse).not.toHaveBeenCalled();
  root.unmount();
  open();
  expect(shown).toEqual({ count: 2 });
});

test('the initial state is not stored', () => {
  open();
  act(increment);
  act(() => form.initial);
  expect(shown).toEqual({ count: 0 });
  expect(localStorage).toHaveLength(0);
});

test('a change in another tab is shown', () => {
  open();
  localStorage.setItem('state:any-tool', '7');
  flushSync(() => dispatchEvent(new StorageEvent('storage', { key: 'state:any-tool' })));
  expect(shown).toEqual({ count: 7 });
  act(increment);
  expect(shown).toEqual({ count: 8 });
});

test('an unreadable state is replaced by the initial one', () => {
  localStorage.setItem('state:any-tool', '{"count":"<script>"}');
  open();
  expect(shown).toEqual({ count: 0 });
});
