import { type Node, parseTree, type ParseError } from 'jsonc-parser';
import { settingFaults } from './settings-faults.ts';

/** A settings file before it is parsed. */
export interface SettingsFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ReadFile {
  readonly path: string;
  /** The content of the file, or an empty object if it is invalid. */
  readonly root: Readonly<Record<string, unknown>>;
  /** The paths of duplicate keys. */
  readonly twice: readonly string[];
  /** Errors about the file as a whole. */
  readonly faults: readonly string[];
}

const MAX_BYTES = 1024 * 1024;
/** The maximum nesting depth, because the parser is recursive (RFC 8259, section 9, allows a limit). Settings need only four levels. */
const MAX_DEPTH = 100;

type Place = readonly [line: number, column: number];

/** The line and column at the end of a text, both counted from 1. */
function placeAfter(text: string): Place {
  const lines = text.split(/\r\n|\r|\n/);
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

/** The offset of the first invalid byte, for bytes that are not valid UTF-8. */
function offsetOfBadByte(bytes: Uint8Array): number {
  const replaced = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  return bytes.findIndex((byte, index) => byte !== replaced[index]);
}

/** The offset at which the nesting is too deep; `undefined` if it is not. */
function offsetTooDeep(text: string): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isInText && character === '\\') at++;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === '[' || character === '{') && ++depth > MAX_DEPTH) return at;
    else if (!isInText && (character === ']' || character === '}')) depth--;
  }
  return undefined;
}

function* keysTwice({ type, children = [] }: Node, path = ''): Iterable<string> {
  const seen = new Set<unknown>();
  for (const [index, child] of children.entries()) {
    const [name, value = child] = type === 'object' ? (child.children ?? []) : [];
    const place = type === 'array' ? `${path}[${index}]` : path === '' ? String(name?.value) : `${path}.${name?.value}`;
    if (type === 'object' && seen.has(name?.value)) yield place;
    seen.add(name?.value);
    yield* keysTwice(value, place);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a settings file: a JSON object in UTF-8, with or without a byte order mark, of at most 1 MiB. */
export function readSettingsFile({ path, bytes }: SettingsFile): ReadFile {
  const refused = (fault: string): ReadFile => ({ path, root: {}, twice: [], faults: [fault] });
  if (bytes.length > MAX_BYTES) return refused(settingFaults.tooLarge(path));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes); // removes the byte order mark
  } catch {
    return refused(settingFaults.noJson(path, ...placeAfter(new TextDecoder().decode(bytes.subarray(0, offsetOfBadByte(bytes))))));
  }
  const noJsonAt = (offset: number): ReadFile => refused(settingFaults.noJson(path, ...placeAfter(text.slice(0, offset))));
  const tooDeep = offsetTooDeep(text);
  if (tooDeep !== undefined) return noJsonAt(tooDeep);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) return noJsonAt(error?.offset ?? 0);
  const root: unknown = JSON.parse(text); // in the objects of jsonc-parser, the key `__proto__` would set the prototype
  if (!isObject(root)) return refused(settingFaults.noObject(path, root));
  return { path, root, twice: [...new Set(keysTwice(tree))], faults: [] };
}
