import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import type { ToolFields } from '#tool-ui/stored/control-values.ts';
import type { Stored } from '../../stores/use-all-stored.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** One entry of a part: a favorite, the options of a tool, or a setting. */
export interface Entry {
  readonly name: string;
  readonly value: Json;
}

/** The reason why an entry of a file is not imported. */
export type Reason = 'unknownPart' | 'unknownTool' | 'unknownOption' | 'unknownSetting' | 'wrongValue';

export interface LeftOut {
  readonly name: string;
  readonly reason: Reason;
}

export interface Taken {
  readonly entries: readonly Entry[];
  readonly leftOut: readonly LeftOut[];
}

/** The data that a file is checked against. */
export interface Known {
  /** Resolves a favorite by its path, id, former path, or English name to a tool. */
  readonly favoriteId: (favorite: string) => string | undefined;
  /** The remembered options and kept inputs of a tool. */
  readonly fieldsOf: (toolId: string) => ToolFields | undefined;
}

/** A part of the exported and imported data. */
export interface Part {
  /** Also a key of the texts. */
  readonly id: 'favorites' | 'presets' | 'options' | 'lists' | 'settings';
  /** Reads the stored entries, without those that this release does not know. */
  readonly read: (stored: Stored, known: Known) => readonly Entry[];
  /** Converts entries to the format of the file. */
  readonly give: (entries: readonly Entry[]) => Json;
  /** Reads valid entries from a file, which may be untrusted. */
  readonly take: (content: unknown, known: Known) => Taken;
  /** The storage key of an entry. Several entries may share one. */
  readonly keyOf: (name: string) => StoredKey;
  /** Serializes the entries of a key, together with unreadable content of `staying`, which is the current value or `undefined`. */
  readonly write: (entries: readonly Entry[], staying: string | undefined) => string | undefined;
}

/** The entries of an object; empty for other values. */
export const entriesOf = (content: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? Object.entries(content) : [];

export const objectOf = (entries: readonly Entry[]): Json => Object.fromEntries(entries.map(({ name, value }) => [name, value]));

/** Joins the results of several entries. */
export const takenTogether = (all: readonly Taken[]): Taken => ({
  entries: all.flatMap(({ entries }) => entries),
  leftOut: all.flatMap(({ leftOut }) => leftOut),
});

export const leavingOut = (name: string, reason: Reason): Taken => ({ entries: [], leftOut: [{ name, reason }] });
