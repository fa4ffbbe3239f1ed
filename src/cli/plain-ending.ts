import type { MessageValues } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';
import type { Cli } from './cli.ts';
import type { Ending } from './said.ts';

interface PlainEnding {
  readonly code: string;
  readonly values: MessageValues;
  readonly message: string;
}

/** The error that ends a command in machine-readable form, with its message. */
export function plainEnding({ t }: Pick<Cli, 't'>, { code, values = {} }: ToolError<Ending>): PlainEnding {
  const [, name = ''] = code.split('.');
  return { code: name, values, message: t(code, values) };
}
