import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row } from '#core/outputs.ts';
import { fail } from '#core/result.ts';
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

/** What a page of that tool shows, and what it throws. */
function start(hasKey: boolean) {
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
  root.render(
    <ToolContext value={context}>
      <Seal hasKey={hasKey} />
    </ToolContext>,
  );
  return { place, onUncaughtError };
}

test('an error stands at the field that it is about', async () => {
  const { place, onUncaughtError } = start(true);
  await vi.waitFor(() => expect(place.textContent).toBe('errors.keyTooShort'));
  expect(onUncaughtError).not.toHaveBeenCalled();
});

test('an error about a field that the view does not show is thrown while we develop', async () => {
  const { onUncaughtError } = start(false);
  await vi.waitFor(() => expect(String(onUncaughtError.mock.calls[0]?.[0])).toContain('No field “key” is shown'));
});
