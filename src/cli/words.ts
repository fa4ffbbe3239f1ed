import { parseArgs } from 'node:util';
import { ok, type Result } from '#core/result.ts';
import { globals } from '#engine/option-name.ts';
import { closestTo } from '#pure/text/closest-to.ts';
import { type Ending, end } from './said.ts';

/** The form of an option: a name alone, or a name with a text. */
export type Spelling = 'flag' | 'text';

/** Option forms by name, without dashes. */
export type Spellings = Readonly<Record<string, Spelling>>;

const short = { output: 'o', quiet: 'q', help: 'h' } as const;

const parse = (words: readonly string[], spellings: Spellings) =>
  parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries({ ...spellings, ...globals }).map(([name, spelling]) => [
        name,
        {
          type: spelling === 'flag' ? ('boolean' as const) : ('string' as const),
          ...(name in short && { short: short[name as keyof typeof short] }), // checked by `in`
        },
      ]),
    ),
    strict: false, // errors have our own messages
    allowPositionals: true,
    tokens: true,
  }).tokens;

/** Removes the command name, the first word that is not an option, from the words. */
export function takeName(words: readonly string[]): { readonly name: string | undefined; readonly others: readonly string[] } {
  const token = parse(words, { version: 'flag' }).find(({ kind }) => kind !== 'option');
  if (token?.kind !== 'positional') return { name: undefined, others: words };
  return { name: token.value, others: words.filter((_, index) => index !== token.index) };
}

export interface ReadWords {
  /** The texts given for each option, in order. A flag has `''`. */
  readonly said: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly Operand[];
}

export interface Operand {
  readonly text: string;
  /** False after `--`, where a word is never a name. */
  readonly mayBeName: boolean;
}

/** The requested language, read before the other options of the command are known. */
export function askedLanguage(words: readonly string[]): string | undefined {
  const token = parse(words, {}).findLast((each) => each.kind === 'option' && each.name === 'lang');
  return token?.kind === 'option' ? token.value : undefined;
}

/** Reads the options and operands of a command with the given option forms. */
export function readWords(command: string, words: readonly string[], spellings: Spellings): Result<ReadWords, Ending> {
  const known: Spellings = { ...spellings, ...globals };
  const said = new Map<string, readonly string[]>();
  const operands: Operand[] = [];
  let mayBeName = true;
  for (const token of parse(words, spellings)) {
    if (token.kind === 'positional') operands.push({ text: token.value, mayBeName });
    else if (token.kind === 'option-terminator') mayBeName = false;
    else {
      const { name, rawName: option, value } = token;
      const spelling = Object.hasOwn(known, name) ? known[name] : undefined;
      const like = closestTo(name, Object.keys(known));
      if (!spelling && like === undefined) return end('usage.unknownOption', { tool: command, option });
      if (!spelling) return end('usage.unknownOptionLike', { tool: command, option, like: `--${like}` });
      if (spelling === 'text' && value === undefined) return end('usage.needsValue', { option });
      if (spelling === 'flag' && value !== undefined) return end('usage.takesNoValue', { option });
      said.set(name, [...(said.get(name) ?? []), value ?? '']);
    }
  }
  return ok({ said, operands });
}
