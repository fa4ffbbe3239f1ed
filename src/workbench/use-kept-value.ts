import { useState } from 'react';
import { valueOf } from './outcome.ts';
import type { Job } from './use-operation.ts';

/** The value of a job; while another one is worked out the one before, however long that takes. */
export function useKeptValue<Value>({ outcome, isRunning }: Pick<Job<Value>, 'outcome' | 'isRunning'>): Value | undefined {
  const value = valueOf(outcome);
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? (isRunning ? kept : undefined);
}
