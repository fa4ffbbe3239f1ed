import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { outputFormats } from './output-formats.ts';
import type { run } from './run.ts';

export const presenters = {
  convert({ text, itemsIn, itemsOut, duplicatesRemoved }, { style, openedAs = 'output' }) {
    const { extension, dataType } = outputFormats[style];
    return {
      list: { text, type: dataType, file: `${openedAs}.${extension}` },
      itemsIn: String(itemsIn),
      itemsOut: String(itemsOut),
      duplicatesRemoved: String(duplicatesRemoved),
    };
  },
} satisfies Presenters<typeof declaration, typeof run>;
