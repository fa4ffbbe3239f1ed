import type { Result, ToolError } from '#core/result.ts';

/** What came of it, of whichever kind: what a test then expects says which. */
export const valueOrError = <Value, Code extends string>(result: Result<Value, Code>): Value | ToolError<Code> =>
  result.ok ? result.value : result.error;
