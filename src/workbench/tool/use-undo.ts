import { useEffect } from 'react';
import type { Step } from './session-state.ts';
import { useToolContext } from './tool-context.ts';
import type { ToolSession } from './tool-session.ts';

/** What takes back a step that changed no field, by what the session holds of it: after any other step that is another object. */
const takeBacks = new WeakMap<object, () => void>();

/** Takes back the last step, whether it changed fields or something else. */
export function takeBack(session: ToolSession): void {
  takeBacks.get(session.read().replaced)?.();
  session.undo();
}

function withdrawFrom(session: ToolSession): void {
  if (takeBacks.has(session.read().replaced)) session.replaceAll(session.fields, {});
}

interface Undo {
  readonly offer: (step: Step, back: () => void) => void;
  /** It can no longer be taken back. */
  readonly withdraw: () => void;
}

/** Offers to take back a step that changed no field, such as a picture that was removed: for as long as the view is there. */
export function useUndo(): Undo {
  const { session } = useToolContext();
  useEffect(() => () => withdrawFrom(session), [session]);
  return {
    offer(step, back) {
      session.replaceAll(session.fields, {}, step);
      takeBacks.set(session.read().replaced, back);
    },
    withdraw: () => withdrawFrom(session),
  };
}
