import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import type { Given } from './given.ts';

/** Content that is kept outside the field: a text that is too long for it, or a file. */
export type Held = string | File;

/** The reason why some or all of the given content is not used. */
export type BringNote = { readonly code: 'folder' | 'unreadable' } | { readonly code: 'several'; readonly count: number };

export interface Brought {
  readonly held?: Held | undefined;
  /** Both files, if exactly two were given, so that they can be compared. */
  readonly pair?: readonly [File, File] | undefined;
  readonly note?: BringNote | undefined;
}

/** In UTF-16 code units. Longer texts, and texts of several lines, are held outside the field. */
const LONGEST_TYPED = 200;
/** In bytes. The detectors do not read a larger file; only tools that read in pieces open it. */
const LARGEST_LOOKED_AT = 100_000_000;

const mustBeHeld = (text: string): boolean => text.length > LONGEST_TYPED || /[\r\n]/.test(text);

export const isTooLarge = (content: Held): boolean => typeof content !== 'string' && content.size > LARGEST_LOOKED_AT;

/** Whether the detectors see the whole content, not only its beginning. */
export const isSeenWhole = (content: Held): boolean => (typeof content === 'string' ? content.length : content.size) <= SAMPLE_LENGTH;

/** Returns the content to hold outside the field, or `undefined` if the field can receive it. */
export function broughtBy({ text, files, isFolder }: Given): Brought | undefined {
  const [held, other] = files;
  if (isFolder) return { note: { code: 'folder' } };
  if (held && other) return files.length === 2 ? { held, pair: [held, other] } : { held, note: { code: 'several', count: files.length } };
  if (held) return { held };
  return mustBeHeld(text) ? { held: text } : undefined;
}
