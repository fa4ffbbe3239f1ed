import type { Result, ToolError } from '#core/result.ts';

/** The value or the error of a result. The expectation of a test then tells them apart. */
export const valueOrError = <Value, Code extends string>(result: Result<Value, Code>): Value | ToolError<Code> =>
  result.ok ? result.value : result.error;
