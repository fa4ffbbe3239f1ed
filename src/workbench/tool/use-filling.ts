import { useEffect, useRef } from 'react';
import type { Answer } from '#core/answer.ts';
import type { Work } from '../answer/tool-runs.ts';

interface Filling extends Pick<Work, 'question' | 'state'> {
  readonly answer: Pick<Answer, 'fields'> | undefined;
}

/** Fills fields with values from results, once per question, so that later changes by the visitor stay. */
export function useFilling(works: readonly Filling[], set: (name: string, value: unknown) => void): void {
  const filled = useRef(new WeakSet<object>());
  useEffect(() => {
    for (const { question, state, answer } of works) {
      if (!question || !answer?.fields || state.answered !== question || filled.current.has(question)) continue;
      filled.current.add(question);
      for (const [name, value] of Object.entries(answer.fields)) set(name, value);
    }
  });
}
