import { defaultLanguage } from '#core/languages.ts';
import type { Result, ToolError } from '#core/result.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Cli, CliLibrary } from './cli.ts';
import { findCommand } from './commands.ts';
import type { Io } from './io.ts';
import { languageOf } from './language-of.ts';
import { plainEnding } from './plain-ending.ts';
import { messageLine, type Printed, printed, printedJson } from './printed.ts';
import { type Ending, exitCodeOf } from './said.ts';
import { deliver } from './deliver.ts';
import { askedLanguage, type ReadWords, readWords } from './words.ts';

type Globals = ReadWords['said'];

/** The output for a command that ends with an error. */
function endingText(cli: Cli, ending: ToolError<Ending>, globals: Globals): Printed {
  const error = plainEnding(cli, ending);
  const exitCode = exitCodeOf(ending.code);
  return globals.has('json') ? printedJson({ ok: false, error }, exitCode) : printed('', [messageLine(error.message)], exitCode);
}

/** The output for an unexpected error: the message, and the stack if `IT_TOOLS_DEBUG` is 1. */
function faultText({ t, io }: Cli, error: unknown): Printed {
  const message = error instanceof Error ? error.message : String(error);
  const stack = io.env['IT_TOOLS_DEBUG'] === '1' && error instanceof Error ? [error.stack ?? ''] : [];
  return printed('', [messageLine(t('fault', { message })), ...stack], 3);
}

async function run(cli: Cli, argv: readonly string[]): Promise<number> {
  let globals: Globals = new Map();
  const execute = async (): Promise<Result<number, Ending>> => {
    const command = await findCommand(cli, argv);
    if (!command.ok) return command;
    const { name, words, spellings } = command.value;
    const read = readWords(name, words, spellings);
    if (!read.ok) return read;
    globals = read.value.said;
    const output = await command.value.run(read.value);
    return output.ok ? deliver(cli.io, output.value, globals) : output;
  };
  const outcome = await execute();
  const ended = outcome.ok ? outcome : await deliver(cli.io, endingText(cli, outcome.error, globals), new Map());
  return ended.ok ? ended.value : exitCodeOf(ended.error.code);
}

/** Runs the command line with `io` and returns the exit code. */
export async function main(argv: readonly string[], io: Io, library: CliLibrary): Promise<number> {
  const requested = languageOf(askedLanguage(argv), io.env);
  const language = requested.ok ? requested.value : defaultLanguage;
  const cli: Cli = { io, library, language, t: createTranslator(language, await library.cliMessages(language)) };
  try {
    if (requested.ok) return await run(cli, argv);
    await deliver(io, endingText(cli, requested.error, new Map()), new Map());
    return exitCodeOf(requested.error.code);
  } catch (error) {
    await deliver(io, faultText(cli, error), new Map());
    return 3;
  }
}
