import { allRows, type RowSource } from '#core/outputs.ts';
import type { ChoiceWithTooltip } from './choices.ts';

/** Converts rows of data to options of a list. */
export const rowOptions = <Row>(rows: RowSource<Row>, optionOf: (row: Row) => ChoiceWithTooltip): readonly ChoiceWithTooltip[] =>
  allRows(rows).map(optionOf);
