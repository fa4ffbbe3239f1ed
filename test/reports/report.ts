import { kindOf } from '#core/kinds/kind-of.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterFields } from '#engine/adapter-operations.ts';
import { kebab, optionName, variableFor } from '#engine/option-name.ts';

/** How an output must read. `row` names a row of a table or a list by its first cell. */
export type Expected =
  | string
  | {
      readonly row?: string;
      readonly equals?: string;
      readonly includes?: string;
      readonly matches?: string;
      readonly excludes?: string;
    };

/** A public bug report of some product, or a real file, tried on one of our tools. docs/testing.md describes each member. */
export interface Report {
  readonly source: string;
  /** Only where the fields do not decide it. */
  readonly operation?: string;
  /** By field name: a text, a switch, or the content of a file. */
  readonly given: Readonly<Record<string, string | number | boolean | { readonly file: string } | { readonly base64: string }>>;
  /** By output name; `{}` if it is enough that the tool accepts the input. */
  readonly expect?: Readonly<Record<string, Expected>>;
  /** The code of the expected error. */
  readonly error?: string;
  readonly why: string;
  /** The first version in which it holds. */
  readonly since: string;
}

interface Call {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** The command line that does what a report gives. */
export function callOf({ id, declaration }: CatalogueTool, { operation, given }: Report): Call {
  const fields = adapterFields(declaration);
  const words = [id, ...(operation === undefined ? [] : [kebab(operation)])];
  const env: Record<string, string> = {};
  const files: Record<string, string | Uint8Array> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (!field) throw new Error(`${id} has no field “${name}”.`);
    const option = optionName(name);
    if (typeof value === 'object') {
      files[name] = 'file' in value ? value.file : Buffer.from(value.base64, 'base64');
      words.push(field.kind === 'file' ? `--${option}=${name}` : `--${option}=@${name}`);
    } else if (typeof value === 'boolean') words.push(value ? `--${option}` : `--no-${option}`);
    else if (kindOf(field).isKey?.(field) === true) {
      env[variableFor(name)] = String(value);
      words.push(`--${option}-env`, variableFor(name));
    } else words.push(`--${option}=${String(value).replace(/^@/, '@@')}`);
  }
  return { words: [...words, '--json'], env, files };
}

interface Table {
  readonly rows: readonly (readonly string[])[];
}

/** An output as `--json` prints it. */
type Printed = string | readonly { readonly label: string; readonly value: string }[] | Table;

function textOf(printed: Printed | undefined, row: string | undefined): string | undefined {
  if (printed === undefined || typeof printed === 'string') return row === undefined ? printed : undefined;
  if (row === undefined) return JSON.stringify(printed);
  if ('rows' in printed)
    return printed.rows
      .find(([first]) => first === row)
      ?.slice(1)
      .join('\t');
  return printed.find(({ label }) => label === row)?.value;
}

function mismatch(name: string, printed: Printed | undefined, expected: Expected): string | undefined {
  const { row, equals, includes, matches, excludes } = typeof expected === 'string' ? { equals: expected } : expected;
  const text = textOf(printed, row);
  const holds =
    text !== undefined &&
    (equals === undefined || text === equals) &&
    (includes === undefined || text.includes(includes)) &&
    (matches === undefined || new RegExp(matches, 'su').test(text)) &&
    (excludes === undefined || !text.includes(excludes));
  return holds ? undefined : `${name} is ${JSON.stringify(text)}, not ${JSON.stringify(expected)}`;
}

/** Everything in the printed JSON that differs from what a report expects. */
export function mismatches({ expect, error }: Report, stdout: string): readonly string[] {
  const printed = JSON.parse(stdout) as {
    readonly ok: boolean;
    readonly answer?: Readonly<Record<string, Printed>>;
    readonly error?: { readonly code: string };
  }; // the documented form of `--json`
  if (error !== undefined) return printed.error?.code === error ? [] : [`The error is ${String(printed.error?.code)}, not ${error}`];
  if (!printed.ok) return [`The error is ${String(printed.error?.code)}`];
  return Object.entries(expect ?? {}).flatMap(([name, expected]) => mismatch(name, printed.answer?.[name], expected) ?? []);
}
