import { kindOf } from '#core/kinds/kind-of.ts';
import type { Field } from '#core/fields.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { commandText, quoted } from '#engine/command-text.ts';
import { optionName, variableFor } from '#engine/option-name.ts';

/** A command to try, with the samples of a tool. */
export interface Example {
  readonly words: readonly string[];
  /** The values of the environment variables in the command. */
  readonly env: Readonly<Record<string, string>>;
}

const sampleOf = (field: Field): string | undefined => ('sample' in field ? field.sample : undefined);

/** Escapes text that starts with a dash, which would be an option, or with an at sign, which would be a file. */
const asOperand = (text: string): readonly string[] => (text.startsWith('-') ? ['--', text] : [text.startsWith('@') ? `@${text}` : text]);

/** The first operation with its samples, or `undefined` if nothing can run without a file. */
export function exampleOf({ id, declaration }: CatalogueTool): Example | undefined {
  const [operation] = Object.values(adapterOperations(declaration));
  if (!operation) return undefined;
  const primary = primaryInput(declaration, operation, {});
  const words: string[] = [];
  const env: Record<string, string> = {};
  let operand: readonly string[] = [];
  for (const name of operation.takes) {
    const field = declaration.inputs[name];
    const sample = field && sampleOf(field);
    if (!field || sample === undefined) continue;
    const option = optionName(name);
    if (kindOf(field).isKey?.(field) === true) {
      env[variableFor(name)] = sample;
      words.push(`--${option}-env`, variableFor(name));
    } else if (name === primary) operand = asOperand(sample);
    else words.push(`--${option}=${sample.startsWith('@') ? `@${sample}` : sample}`);
  }
  const isWhole = primary === undefined || operand.length > 0 || words.length > 0;
  return isWhole ? { words: [id, ...words, ...operand], env } : undefined;
}

export const exampleText = ({ words, env }: Example): string =>
  [...Object.entries(env).map(([name, value]) => `${name}=${quoted(value, 'posix')}`), commandText([{ words }], 'posix')].join(' ');
