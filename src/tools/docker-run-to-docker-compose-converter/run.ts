import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { markLengthOf } from '#pure/text/byte-order-mark.ts';
import { writeComposeFile } from './compose-file.ts';
import { type ComposeService, composeService } from './compose-service.ts';
import type { declaration } from './declare.ts';
import { type Note, type RunError, readRun } from './read-run.ts';
import { readShell } from './read-shell.ts';
import { runWords } from './run-words.ts';

export interface ComposeConversion {
  /** Without a final line break. */
  readonly file: string;
  /** Without duplicates, in the order of the commands. */
  readonly notes: readonly Note[];
}

export type ComposeError = 'noCommand' | 'unclosedQuote' | RunError;

/**
 * Converts commands to a Compose file with a service for each `docker run`. Returns `null` for white space; skips a byte order mark.
 * Errors: `noCommand`; `unclosedQuote`, `noImage`, and `noValue` with the number of the command among those that run a container.
 */
export function convert({
  commands: source,
  indent,
}: Given<typeof declaration, 'convert'>): Result<ComposeConversion | null, ComposeError> {
  if (source.trim() === '') return ok(null);
  const markLength = markLengthOf(source);
  const { commands, unclosedQuoteAt } = readShell(source.slice(markLength));
  const services: ComposeService[] = [];
  const notes: Note[] = [];
  for (const { words, raw, at } of commands) {
    const found = runWords(words);
    if (!found) {
      notes.push({ about: raw, code: 'skipped' });
      continue;
    }
    notes.push(...found.clientSettings.map((about): Note => ({ about, code: 'client' })));
    const read = readRun(found.words);
    const number = services.length + 1;
    if (!read.ok) return fail(read.error.code, { values: { ...read.error.values, number }, at: at + markLength });
    const service = composeService(read.value);
    services.push(service);
    notes.push(...service.notes);
  }
  if (unclosedQuoteAt !== undefined)
    return fail('unclosedQuote', { values: { number: services.length + 1 }, at: unclosedQuoteAt + markLength });
  if (services.length === 0) return fail('noCommand');
  return ok({ file: writeComposeFile(services, indent === '2' ? 2 : 4), notes: withoutRepeats(notes) });
}

const withoutRepeats = (notes: readonly Note[]): readonly Note[] => [
  ...new Map(notes.map((note) => [`${note.code} ${note.about}`, note])).values(),
];

export const run = { convert } satisfies Runs<typeof declaration>;
