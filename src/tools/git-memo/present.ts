import type { Presenters } from '#core/present.ts';
import { searchSheet } from '#domains/reference-sheet/search-sheet.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

/** A shell prompt, which is often copied along with a command. */
const PROMPT = /^\s*[$%>#❯]\s+/;

export const presenters = {
  /** Finds the commands that contain every search word in their own texts or in the name of their section. */
  search({ search, sheet }, _given, { t, english }) {
    const found = searchSheet(sheet, search.replace(PROMPT, ''), (section, { name, command, terms = '' }) => [
      command,
      terms,
      ...[t, ...(english ? [english] : [])].flatMap((say) => [say(`view.sections.${section.name}`), say(`view.commands.${name}`)]),
    ]);
    return {
      commands: found.flatMap((section) =>
        section.entries.map(({ name, command, losesData = false }) => ({
          section: t(`view.sections.${section.name}`),
          command,
          meaning: t(`view.commands.${name}`),
          losesData,
        })),
      ),
      notices: found.length === 0 ? [{ code: 'noMatch' }] : [],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
