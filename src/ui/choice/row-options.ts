import { allRows, type RowSource } from '#core/outputs.ts';
import type { ChoiceWithTooltip } from './choices.ts';

/** The options of a list that rows of data stand for. */
export const rowOptions = <Row>(rows: RowSource<Row>, optionOf: (row: Row) => ChoiceWithTooltip): readonly ChoiceWithTooltip[] =>
  allRows(rows).map(optionOf);
