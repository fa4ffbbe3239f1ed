import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { orders } from './orders.ts';
import { outputStyles } from './output-styles.ts';
import { splitKinds } from './split-list.ts';

const options = {
  splitOn: choice(splitKinds, 'newLine'),
  splitText: text({ singleLine: true }),
  trimItems: flag(true),
  dropEmpty: flag(true),
  removeDuplicates: flag(false),
  ignoreCase: flag(false),
  letterCase: choice(['asIs', 'lower', 'upper'], 'asIs'),
  order: choice(orders, 'asIs'),
  removePrefix: text({ singleLine: true }),
  removeSuffix: text({ singleLine: true }),
  style: choice(outputStyles, 'plain'),
  separator: text({ singleLine: true, initial: ', ' }),
  itemPrefix: text({ singleLine: true }),
  itemSuffix: text({ singleLine: true }),
  listPrefix: text({ singleLine: true }),
  listSuffix: text({ singleLine: true }),
  onePerLine: flag(false),
};

const none = /^$/;

export const declaration = declareTool({
  inputs: { list: text({ sample: 'banana\napple\napple\ncherry' }) },
  options,
  advancedOptions: [
    'trimItems',
    'dropEmpty',
    'removeDuplicates',
    'ignoreCase',
    'letterCase',
    'removePrefix',
    'removeSuffix',
    'itemPrefix',
    'itemSuffix',
    'listPrefix',
    'listSuffix',
    'onePerLine',
  ],
  primaryOptions: ['splitText'],
  /** The name of the opened file without its extension. The output file gets a similar name. */
  uiInputs: { openedAs: text() },
  outputs: { list: textOutput({ file: 'output.txt' }), itemsIn: row(), itemsOut: row(), duplicatesRemoved: row() },
  operations: {
    convert: {
      // `splitText` is first, so that a timeout is reported at this field: some regular expressions would take years.
      takes: ['splitText', 'list', ...namesOf(options)],
      presentsWith: ['style', 'openedAs'],
      optional: ['openedAs'],
      gives: ['list', 'itemsIn', 'itemsOut', 'duplicatesRemoved'],
      thread: 'worker',
      timeoutMs: 2000,
      isIdempotent: true,
      propertiesHoldWhere: {
        splitOn: /^newLine$/,
        style: /^plain$/,
        separator: /^\\n$/,
        order: /^(?!reversed|shuffled)/,
        removePrefix: none,
        removeSuffix: none,
        itemPrefix: none,
        itemSuffix: none,
        listPrefix: none,
        listSuffix: none,
      },
    },
    checkSplit: { takes: ['splitText', 'splitOn'], gives: [], thread: 'worker', uiOnly: true },
  },
});
