import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { type FillIns, fillIn } from './fill-in.ts';
import { type CommandName, type SectionName, sections } from './sections.ts';

export interface FilledCommand {
  readonly name: CommandName;
  readonly command: string;
  readonly losesData?: true;
}

export interface FilledSection {
  readonly name: SectionName;
  readonly entries: readonly FilledCommand[];
}

/** The whole sheet, its commands filled in. */
export const fillInSheet = (fillIns: FillIns): readonly FilledSection[] =>
  sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry): FilledCommand => ({ ...entry, command: fillIn(entry.command, fillIns) })),
  }));

const { branch, commit } = inputs;

export const operations = {
  fillIn: defineOperation({
    inputs: { branch, commit },
    options,
    produces: 'text',
    thread: 'main',
    run: (given, wish) => ok(fillInSheet({ ...given, ...wish })),
  }),
};
