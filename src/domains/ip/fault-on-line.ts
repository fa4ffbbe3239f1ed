import { fail, type Result, type ToolError } from '#core/result.ts';

/**
 * The same error with a line number from 1: `Line 3: ` and its message. Requires the messages of ip-addresses. The message's values are in
 * `values`, with the code as `fault`.
 */
export const faultOnLine = (
  line: number,
  { code, values }: ToolError,
  details: Omit<ToolError, 'code' | 'values' | 'words'> = {},
): Result<never, 'onLine'> => fail('onLine', { ...details, values: { ...values, line, fault: code }, words: { fault: `errors.${code}` } });
