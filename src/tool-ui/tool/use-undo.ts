import { useEffect } from 'react';
import type { Step } from './session-state.ts';
import { useToolContext } from './tool-context.ts';
import type { ToolSession } from './tool-session.ts';

/** The undo functions of steps that changed no field. The key is `replaced` of the session, which is a new object after any other step. */
const takeBacks = new WeakMap<object, () => void>();

/** Undoes the last step, whether or not it changed fields. */
export function takeBack(session: ToolSession): void {
  takeBacks.get(session.read().replaced)?.();
  session.undo();
}

function withdrawFrom(session: ToolSession): void {
  if (takeBacks.has(session.read().replaced)) session.replaceAll(session.fields, {});
}

interface Undo {
  readonly offer: (step: Step, back: () => void) => void;
  /** Ends the offer, because the step can no longer be undone. */
  readonly withdraw: () => void;
}

/** Offers to undo a step that changed no field, such as removing a picture, until the view is removed. */
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
