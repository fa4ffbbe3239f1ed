import { fail, type Result, type ToolError } from '#core/result.ts';

/**
 * The same fault on a line of many, counted from 1: `Line 3: ` and its sentence. For tools that have the messages of ip-addresses; what the
 * sentence says is in `values`, with the code as `fault`.
 */
export const faultOnLine = (
  line: number,
  { code, values }: ToolError,
  details: Omit<ToolError, 'code' | 'values' | 'words'> = {},
): Result<never, 'onLine'> => fail('onLine', { ...details, values: { ...values, line, fault: code }, words: { fault: `errors.${code}` } });
