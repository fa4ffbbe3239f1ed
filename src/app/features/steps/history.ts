/** A state with its undo and redo history. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The subject of the last change. Consecutive changes of the same subject, such as key presses, are undone together. */
  readonly about?: string | undefined;
}

const MOST = 100;

export const historyOf = <State>(present: State): History<State> => ({ past: [], present, future: [] });

export function changed<State>(history: History<State>, present: State, about?: string): History<State> {
  if (present === history.present) return history;
  const isPart = about !== undefined && about === history.about;
  const past = isPart ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present, future: [], about };
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  return before === undefined ? { past, present, future } : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
