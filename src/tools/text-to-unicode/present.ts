import type { Presenters } from '#core/present.ts';
import { abbreviations } from './abbreviations.ts';
import type { declaration } from './declare.ts';
import { MAX_DESCRIBED } from './describe-characters.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  describe(rows, { uppercase }, { t }) {
    const inCase = (hex: string): string => (uppercase ? hex.toUpperCase() : hex);
    const count = rows.filter(({ isConspicuous }) => isConspicuous).length;
    return {
      characters: rows.map(({ character, codePoint, utf8, utf16, kind, isConspicuous }) => ({
        // A combining mark needs a base character.
        character: abbreviations.get(character) ?? (kind === 'mark' ? `\u00a0${character}` : character),
        codePoint,
        utf8: inCase(utf8),
        utf16: inCase(utf16),
        kind: t(`view.kinds.${kind}`),
        isAbbreviated: abbreviations.has(character),
        isConspicuous,
      })),
      notices: [
        ...(count === 0 ? [] : [{ code: 'conspicuousFound', values: { count } }]),
        ...(rows.length === MAX_DESCRIBED ? [{ code: 'inPart' }] : []),
      ],
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
