import type { Result } from '#core/result.ts';

/** A result, or nothing yet: no input, a field in error, or the work is not done. */
export type Outcome<Value, Code extends string = string> = Result<Value, Code> | undefined;

/** What to show: the value, or nothing. */
export const valueOf = <Value>(outcome: Outcome<Value>): Value | undefined => (outcome?.ok ? outcome.value : undefined);

/** Where in a text the error about its field is, to be marked by the editor. */
export const errorAtOf = (outcome: Outcome<unknown>, field: string): number | undefined =>
  outcome?.ok === false && outcome.error.field === field ? outcome.error.at : undefined;

/** A number field with a text that it cannot have gives NaN: there is nothing to compute until it is mended. */
export const hasInvalidNumber = (values: object): boolean => Object.values(values).some(Number.isNaN);
