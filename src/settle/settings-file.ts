import { getNodePath, type Node, parseTree, type ParseError } from 'jsonc-parser';
import { settingFaults } from './settings-faults.ts';

/** A file of settings as it was found. */
export interface SettingsFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ReadFile {
  readonly path: string;
  /** What stands in the file; an empty object where it could not be read. */
  readonly root: Node | undefined;
  readonly faults: readonly string[];
}

const MAX_BYTES = 1024 * 1024;

function placeOf(text: string, offset: number): readonly [line: number, column: number] {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

/** The keys that stand twice in an object, or in one below it. */
function keysTwice(node: Node): readonly string[] {
  const keys = (node.type === 'object' ? (node.children ?? []) : []).map((property) => String(property.children?.[0]?.value));
  const prefix = getNodePath(node).join('.');
  const twice = keys.filter((key, index) => keys.indexOf(key) < index).map((key) => (prefix === '' ? key : `${prefix}.${key}`));
  return [...new Set(twice), ...(node.children ?? []).flatMap(keysTwice)];
}

/** Reads a file of settings: JSON in UTF-8 of at most 1 MiB. */
export function readSettingsFile({ path, bytes }: SettingsFile): ReadFile {
  const refused = (fault: string): ReadFile => ({ path, root: undefined, faults: [fault] });
  if (bytes.length > MAX_BYTES) return refused(settingFaults.tooLarge(path));
  const text = new TextDecoder().decode(bytes); // without a byte order mark
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || root?.type !== 'object') return refused(settingFaults.noJson(path, ...placeOf(text, error?.offset ?? 0)));
  return { path, root, faults: keysTwice(root).map((key) => settingFaults.twice(key, path)) };
}
