import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { orders } from './orders.ts';
import { outputStyles } from './output-styles.ts';
import { splitKinds } from './split-list.ts';

export const inputs = defineInputs({ list: text({ sample: 'banana\napple\napple\ncherry' }) });

export const options = defineOptions({
  splitOn: choice(splitKinds, 'newLine'),
  splitText: text(),
  trimItems: flag(true),
  dropEmpty: flag(true),
  removeDuplicates: flag(false),
  ignoreCase: flag(false),
  letterCase: choice(['asIs', 'lower', 'upper'], 'asIs'),
  order: choice(orders, 'asIs'),
  removePrefix: text(),
  removeSuffix: text(),
  style: choice(outputStyles, 'plain'),
  separator: text({ initial: ', ' }),
  itemPrefix: text(),
  itemSuffix: text(),
  listPrefix: text(),
  listSuffix: text(),
  onePerLine: flag(false),
});
