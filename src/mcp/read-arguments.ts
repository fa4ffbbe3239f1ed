import { ok, type Result } from '#core/result.ts';
import { type Ending, end } from '#cli/said.ts';

/** The types of arguments, named as in JSON Schema. */
interface Types {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly object: Readonly<Record<string, unknown>>;
}

/** The maximum length of all texts of a call together, in UTF-16 code units. A caller with more can name a file. */
const LONGEST = 5_000_000;

/** The maximum depth. The deepest declared value is the text of a list item. */
const DEEPEST = 8;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value can be read as a text. Numbers and booleans are converted. */
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Rejects arguments that are too long or too deep. Does not recurse. */
function readSize(given: unknown): Result<undefined, Ending> {
  const waiting: (readonly [unknown, number])[] = [[given, 0]];
  let length = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') length += value.length;
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      for (const [key, each] of entries) {
        length += key.length;
        waiting.push([each, depth + 1]);
      }
    }
    if (length > LONGEST) return end('usage.tooMuch', { max: LONGEST });
    if (depth > DEEPEST) return end('usage.tooDeep', { max: DEEPEST });
  }
  return ok(undefined);
}

const isOfType = (value: unknown, type: keyof Types): boolean => {
  if (type === 'string') return isScalar(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

/** Reads arguments by name and type. Rejects unknown names and wrong types. A text can also be given as a number or a boolean. */
export function readArguments<const Names extends Readonly<Record<string, keyof Types>>>(
  given: unknown,
  names: Names,
): Result<{ readonly [Name in keyof Names]?: Types[Names[Name]] }, Ending> {
  const size = readSize(given);
  if (!size.ok) return size;
  if (!isObject(given)) return end('usage.wrongType', { name: 'arguments', type: 'object' });
  const read: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const type = Object.hasOwn(names, name) ? names[name] : undefined;
    if (type === undefined) return end('usage.notOneOf', { option: name, choices: Object.keys(names).join(', ') });
    if (!isOfType(value, type)) return end('usage.wrongType', { name, type });
    read.push([name, type === 'string' ? String(value) : value]);
  }
  return ok(Object.fromEntries(read) as { readonly [Name in keyof Names]?: Types[Names[Name]] }); // checked above
}
