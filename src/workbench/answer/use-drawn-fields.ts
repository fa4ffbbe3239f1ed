import { useState } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Work } from './tool-runs.ts';
import type { Values } from './values.ts';

/** Returns the generated values by field. */
export type DrawnBy = (works: readonly Pick<Work, 'name' | 'state'>[], values: Values) => Values;

/**
 * Manages the fields that operations fill with random values. Links and storage never contain them, and any change by the visitor, even to
 * an empty value, replaces them.
 */
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
    /** Marks the field as changed by the visitor. */
    take: (name: string): void => {
      if (isFilled(name) && !taken.includes(name)) setTaken([...taken, name]);
    },
    /** Fills the field with the generated value again. */
    release: (name: string): void => setTaken((before) => before.filter((each) => each !== name)),
  };
}
