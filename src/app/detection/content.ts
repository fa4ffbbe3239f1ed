import { SAMPLE_LENGTH } from '#pure/detection/sample.ts';
import type { Given } from './given.ts';

/** What is held apart from a field: a text that is too long for it, or a file. */
export type Held = string | File;

/** Why not all that was brought is used, or nothing of it. */
export type BringNote = { readonly code: 'folder' | 'unreadable' } | { readonly code: 'several'; readonly count: number };

export interface Brought {
  readonly held?: Held | undefined;
  /** Where two files were brought: they may be compared. */
  readonly pair?: readonly [File, File] | undefined;
  readonly note?: BringNote | undefined;
}

/** In UTF-16 units: a longer text, and one of several lines, is held. */
const LONGEST_TYPED = 200;
/** In bytes: a larger file is not looked at, and only opened by what reads it bit by bit. */
const LARGEST_LOOKED_AT = 100_000_000;

const mustBeHeld = (text: string): boolean => text.length > LONGEST_TYPED || /[\r\n]/.test(text);

export const isTooLarge = (content: Held): boolean => typeof content !== 'string' && content.size > LARGEST_LOOKED_AT;

/** Whether all of it is looked at, not only the beginning. */
export const isSeenWhole = (content: Held): boolean => (typeof content === 'string' ? content.length : content.size) <= SAMPLE_LENGTH;

/** What is held of what was given; `undefined` where the field takes it. */
export function broughtBy({ text, files, isFolder }: Given): Brought | undefined {
  const [held, other] = files;
  if (isFolder) return { note: { code: 'folder' } };
  if (held && other) return files.length === 2 ? { held, pair: [held, other] } : { held, note: { code: 'several', count: files.length } };
  if (held) return { held };
  return mustBeHeld(text) ? { held: text } : undefined;
}
