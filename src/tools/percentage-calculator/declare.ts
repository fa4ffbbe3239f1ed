import { declareTool, namesOf } from '#core/declaration.ts';
import { text, integer } from '#core/fields.ts';
import { row, rows } from '#core/outputs.ts';

/** Numbers as text, because their digits are used as entered. They are initially empty. */
const inputs = {
  percentage: text(),
  value: text(),
  part: text(),
  whole: text(),
  from: text(),
  to: text(),
  base: text(),
  change: text(),
  knownPart: text(),
  knownPercentage: text(),
  changedValue: text(),
  appliedChange: text(),
};

export const inputNames = namesOf(inputs);

/** The fields of each result, in display order. */
export const operands = {
  partOf: ['percentage', 'value'],
  shareOf: ['part', 'whole'],
  changeOf: ['from', 'to'],
  increase: ['base', 'change'],
  decrease: ['base', 'change'],
  wholeOf: ['knownPart', 'knownPercentage'],
  beforeChange: ['changedValue', 'appliedChange'],
} as const;

export const answerNames = namesOf(operands);

export const declaration = declareTool({
  inputs,
  options: { decimalPlaces: integer({ min: 0, max: 20, initial: 10 }) },
  outputs: {
    partOf: row(),
    shareOf: row(),
    changeOf: row(),
    increase: row(),
    decrease: row(),
    wholeOf: row(),
    beforeChange: row(),
    formulas: rows(),
  },
  operations: {
    partOf: { takes: [...operands.partOf, 'decimalPlaces'], gives: ['partOf'], thread: 'main', perLine: true },
    shareOf: { takes: [...operands.shareOf, 'decimalPlaces'], gives: ['shareOf'], thread: 'main', perLine: true },
    changeOf: { takes: [...operands.changeOf, 'decimalPlaces'], gives: ['changeOf'], thread: 'main', perLine: true },
    increase: { takes: [...operands.increase, 'decimalPlaces'], gives: ['increase'], thread: 'main', perLine: true },
    decrease: { takes: [...operands.decrease, 'decimalPlaces'], gives: ['decrease'], thread: 'main', perLine: true },
    wholeOf: { takes: [...operands.wholeOf, 'decimalPlaces'], gives: ['wholeOf'], thread: 'main', perLine: true },
    beforeChange: { takes: [...operands.beforeChange, 'decimalPlaces'], gives: ['beforeChange'], thread: 'main', perLine: true },
    explain: { takes: inputNames, gives: ['formulas'], thread: 'main', uiOnly: true },
  },
});
