import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { type FillIns, fillIn } from './fill-in.ts';
import { type CommandName, type SectionName, sections } from './sections.ts';

export interface FilledCommand {
  readonly name: CommandName;
  readonly command: string;
  readonly losesData?: true;
  readonly terms?: string;
}

export interface FilledSection {
  readonly name: SectionName;
  readonly entries: readonly FilledCommand[];
}

/** The whole sheet with its commands filled in. `present.ts` searches it, because it has the translated descriptions. */
export const fillInSheet = (fillIns: FillIns): readonly FilledSection[] =>
  sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry): FilledCommand => ({ ...entry, command: fillIn(entry.command, fillIns) })),
  }));

export const run = { search: ({ search, ...fillIns }) => ok({ search, sheet: fillInSheet(fillIns) }) } satisfies Runs<typeof declaration>;
