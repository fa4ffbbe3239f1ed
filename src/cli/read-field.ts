import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { optionName } from '#engine/option-name.ts';
import { fileValue, readValue } from '#engine/read-value.ts';
import type { FieldOption } from './options-of.ts';
import { type Ending, end } from './said.ts';
import type { Sources, SourceText } from './sources.ts';

/** The value given for a field. */
export interface Given extends Partial<SourceText> {
  readonly value: unknown;
}

/** Removes the final line break of a file or a pipe if the field is a single line. It was not part of the line. */
const asTyped = (field: Field, { text, ...source }: SourceText): SourceText =>
  source.place !== undefined && 'singleLine' in field ? { ...source, text: text.replace(/\r?\n$/, '') } : { ...source, text };

/** Converts texts to the value of a field. An error names `option`. */
function valueOf(field: Field, option: string, sources: readonly SourceText[]): Result<Given, Ending> {
  const texts = sources.map((source) => asTyped(field, source));
  const value = readValue(
    field,
    texts.map(({ text }) => text),
  );
  const refusal = kindOf(field).refusal?.(field);
  if (value === undefined && refusal) return fail(`usage.${refusal.code}`, { values: { ...refusal.values, option } });
  return ok({ ...texts.at(-1), value });
}

/** Whether a list of processes would reveal a secret, because it is neither from standard input nor from a file. */
export const showsSecret = (field: Field, word: string): boolean =>
  kindOf(field).isKey?.(field) === true && word !== '-' && (!word.startsWith('@') || word.startsWith('@@'));

/** Reads the words given for a field: texts, sources of texts, or files. */
export async function readField(field: Field, option: string, words: readonly string[], sources: Sources): Promise<Result<Given, Ending>> {
  if (words.some((word) => showsSecret(field, word))) return end('usage.secret', { option });
  if (kindOf(field).saidAs === 'file') {
    const file = await sources.file((words.at(-1) ?? '').replace(/^@/, ''));
    return file.ok ? ok({ value: fileValue(field, file.value) }) : file;
  }
  const isKey = kindOf(field).isKey?.(field) === true;
  const texts: SourceText[] = [];
  for (const word of words) {
    const source = await (isKey && word === '-' && sources.canAsk ? sources.hidden(option) : sources.text(word));
    if (!source.ok) return source;
    texts.push(source.value);
  }
  return valueOf(field, option, texts);
}

/** Reads the value of an option according to its meaning. */
export async function readOption(
  field: Field,
  { field: name, says }: FieldOption,
  words: readonly string[],
  sources: Sources,
): Promise<Result<Given, Ending>> {
  const option = `--${optionName(name)}`;
  const last = words.at(-1) ?? '';
  switch (says) {
    case 'value':
      return readField(field, option, words, sources);
    case 'on':
    case 'off':
      return valueOf(field, option, [{ text: String(says === 'on') }]);
    case 'variable':
    case 'file': {
      const source = says === 'file' ? await sources.fileText(last) : sources.variable(last);
      return source.ok ? valueOf(field, option, [source.value]) : source;
    }
  }
}
