import type { Result } from '#core/result.ts';

/** A result, or nothing yet: no input, a field in error, or the work is not done. */
export type Outcome<Value, Code extends string = string> = Result<Value, Code> | undefined;

/** What to show: the value, or nothing. */
export const valueOf = <Value>(outcome: Outcome<Value>): Value | undefined => (outcome?.ok ? outcome.value : undefined);

/** A number field with a text that it cannot have gives NaN: there is nothing to compute until it is mended. */
export const hasInvalidNumber = (values: object): boolean => Object.values(values).some(Number.isNaN);
