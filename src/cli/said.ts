import type { MessageKey, MessageValues } from '#core/message-key.ts';
import { fail, type Result } from '#core/result.ts';
import type en from './messages/en.json';

export type CliMessage = MessageKey<typeof en>;

/** An error message that ends the command: with exit code 2 for `usage`, with 1 for `refused`. */
export type Ending = Extract<CliMessage, `usage.${string}` | `refused.${string}`>;

export const end = (code: Ending, values: MessageValues = {}): Result<never, Ending> => fail(code, { values });

export const exitCodeOf = (code: Ending): 1 | 2 => (code.startsWith('usage.') ? 2 : 1);
