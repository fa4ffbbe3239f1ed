import { useState } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Work } from './tool-runs.ts';
import type { Values } from './values.ts';

/** What was drawn, by field, as the operations that do so stand. */
export type DrawnBy = (works: readonly Pick<Work, 'name' | 'state'>[], values: Values) => Values;

/** The fields in which stands what was drawn, in no link and in no storage, until the visitor puts something else there, if only nothing. */
export function useDrawnFields(declaration: Declaration) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const operations = operationsOf(declaration);
  const isFilled = (name: string): boolean => Object.values(operations).some(({ fills }) => fills === name);

  return {
    drawnBy: ((works, values) =>
      Object.fromEntries(
        works.flatMap(({ name, state: { outcome } }) => {
          const fills = operations[name]?.fills;
          const isOpen = fills !== undefined && !values[fills] && !taken.includes(fills);
          return isOpen && outcome?.ok ? [[fills, outcome.value]] : [];
        }),
      )) satisfies DrawnBy,
    /** The visitor has put something there. */
    take: (name: string): void => {
      if (isFilled(name) && !taken.includes(name)) setTaken([...taken, name]);
    },
    /** What is drawn shall stand there again. */
    release: (name: string): void => setTaken((before) => before.filter((each) => each !== name)),
  };
}
