import type { StoredKey } from '#workbench/stored/stored-keys.ts';
import type { ToolFields } from '#workbench/stored/drafts.ts';
import type { Stored } from '../../stores/use-all-stored.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** One thing of a part: a favorite, the options of a tool, a setting. */
export interface Entry {
  readonly name: string;
  readonly value: Json;
}

/** Why something of a file is not taken. */
export type Reason = 'unknownPart' | 'unknownTool' | 'unknownOption' | 'unknownSetting' | 'wrongValue';

export interface LeftOut {
  readonly name: string;
  readonly reason: Reason;
}

export interface Taken {
  readonly entries: readonly Entry[];
  readonly leftOut: readonly LeftOut[];
}

/** What a file is checked against. */
export interface Known {
  /** The tool that a favorite means: its path, id, former path or English name. */
  readonly favoriteId: (favorite: string) => string | undefined;
  /** The options of a tool that are remembered, and its inputs that are kept. */
  readonly fieldsOf: (toolId: string) => ToolFields | undefined;
}

/** A part of what is exported and imported. */
export interface Part {
  /** Of the texts, too. */
  readonly id: 'favorites' | 'presets' | 'options' | 'lists' | 'settings';
  /** What is stored of it, without what means nothing to this release of the site. */
  readonly read: (stored: Stored, known: Known) => readonly Entry[];
  /** What a file has of it. */
  readonly give: (entries: readonly Entry[]) => Json;
  /** What of a file may be taken: the file may be anybody's. */
  readonly take: (content: unknown, known: Known) => Taken;
  /** Where an entry is stored: several may be stored together. */
  readonly keyOf: (name: string) => StoredKey;
  /** As entries of the same key are stored, with what is there and cannot be read, where that is to stay. */
  readonly write: (entries: readonly Entry[], staying: string | undefined) => string | undefined;
}

/** The entries of an object, whatever it is; none of what is no object. */
export const entriesOf = (content: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? Object.entries(content) : [];

/** An object of entries. */
export const objectOf = (entries: readonly Entry[]): Json => Object.fromEntries(entries.map(({ name, value }) => [name, value]));

/** What is taken and what is left out, each of its own entry. */
export const takenTogether = (all: readonly Taken[]): Taken => ({
  entries: all.flatMap(({ entries }) => entries),
  leftOut: all.flatMap(({ leftOut }) => leftOut),
});

export const leavingOut = (name: string, reason: Reason): Taken => ({ entries: [], leftOut: [{ name, reason }] });
