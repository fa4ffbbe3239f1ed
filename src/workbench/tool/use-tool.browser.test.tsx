import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { ToolContext, type ToolContextValue } from '../tool-context.ts';
import { ToolSession } from '../tool-session.ts';
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

/** The key is none of a control: the page has it. */
function Bring() {
  const { bind, show, bring } = useTool<Messages>()(declaration, { main: { seal: join } });
  return (
    <button type="button" onClick={() => bring('key', 'brought')}>
      {`${bind('key').value}/${show('sealed').value}`}
    </button>
  );
}

/** What a page of that tool shows, and what it throws. */
function start(view: ReactNode) {
  const context: ToolContextValue = {
    toolId: 'any-tool',
    language: 'en',
    t: (key) => key,
    shellText: (key) => key,
    session: new ToolSession('any-tool'),
    sayAbove: () => undefined,
    runOperation: () => new Promise(() => undefined),
    loadReference: async () => ({}),
    receivers: async () => [],
    opposite: undefined,
    openTool: () => undefined,
    pathOf: (toolId) => `/${toolId}`,
  };
  const place = document.body.appendChild(document.createElement('div'));
  const onUncaughtError = vi.fn<(error: unknown) => void>();
  const root = createRoot(place, { onUncaughtError });
  onTestFinished(() => root.unmount());
  root.render(<ToolContext value={context}>{view}</ToolContext>);
  return { place, onUncaughtError, session: context.session };
}

test('an error stands at the field that it is about', async () => {
  const { place, onUncaughtError } = start(<Seal hasKey />);
  await vi.waitFor(() => expect(place.textContent).toBe('errors.keyTooShort'));
  expect(onUncaughtError).not.toHaveBeenCalled();
});

test('an error about a field that the view does not show is thrown while we develop', async () => {
  const { onUncaughtError } = start(<Seal hasKey={false} />);
  await vi.waitFor(() => expect(String(onUncaughtError.mock.calls[0]?.[0])).toContain('No field “key” is shown'));
});

test('an input that the page brings is answered, and the tool keeps nothing of it', async () => {
  const { place, session } = start(<Bring />);
  await vi.waitFor(() => expect(place.textContent).toBe('/'));
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toBe('/brought'));
  expect(session.drafts).toEqual({});
});
