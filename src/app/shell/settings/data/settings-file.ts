import { fail, ok, type Result } from '#core/result.ts';
import type { Stored } from '../../stores/use-all-stored.ts';
import { entriesOf, type Json, type Known, type Part } from './part.ts';

const FORMAT = 'it-tools-settings';
/** Increases when an older release would misread a file. */
export const SCHEMA = 1;
/** In UTF-16 code units. No browser can store more. */
export const LONGEST_FILE = 5_000_000;

/** The unchecked contents of a file, by the ids of the parts. */
export type FileParts = ReadonlyMap<string, unknown>;

/** Writes a file with these parts; `date` is today. */
export function writeSettingsFile(parts: readonly Part[], stored: Stored, known: Known, date: string): string {
  const contents: Record<string, Json> = Object.fromEntries(parts.map((part) => [part.id, part.give(part.read(stored, known))]));
  return `${JSON.stringify({ format: FORMAT, schema: SCHEMA, date, parts: contents }, undefined, 2)}\n`;
}

export const fileNameOf = (date: string): string => `it-tools-settings-${date}.json`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The favorites of the original it-tools: the list itself, or an object with the list or its JSON. */
function olderFavorites(content: unknown): unknown {
  if (Array.isArray(content)) return content;
  const found = entriesOf(content).find(([name]) => name === 'favoriteToolsName')?.[1];
  const list = typeof found === 'string' ? parse(found) : found;
  return Array.isArray(list) ? list : undefined;
}

/** Reads an untrusted file. Rejects files of a newer schema. */
export function readSettingsFile(text: string): Result<FileParts, 'tooLong' | 'notJson' | 'notOurs' | 'newer'> {
  if (text.length > LONGEST_FILE) return fail('tooLong');
  const content = parse(text);
  if (content === undefined) return fail('notJson');
  const favorites = olderFavorites(content);
  if (favorites !== undefined) return ok(new Map([['favorites', favorites]]));
  const { format, schema, parts } = Object.fromEntries(entriesOf(content));
  if (format !== FORMAT || typeof schema !== 'number') return fail('notOurs');
  if (schema > SCHEMA) return fail('newer', { values: { schema } });
  return schema === SCHEMA ? ok(new Map(entriesOf(parts))) : fail('notOurs');
}
