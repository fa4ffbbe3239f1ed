import { type Confidence, confidences } from '#core/detection.ts';
import type { ShownRow } from './detect-all.ts';

/** An example and the findings of all detectors. */
export interface Heard {
  readonly name: string;
  readonly tool: string;
  readonly detector: string;
  readonly rows: readonly Pick<ShownRow, 'tool' | 'detector' | 'reading' | 'answer' | 'chain' | 'confidence' | 'rank'>[];
}

export interface HeardPositive extends Heard {
  readonly reading: string;
  readonly answer: string | undefined;
}

export interface AllHeard {
  readonly positives: readonly HeardPositive[];
  readonly negatives: readonly Heard[];
}

/** The lowest share of correct findings for each confidence. */
const BOUNDS: Readonly<Record<Confidence, number>> = { possible: 0.3, likely: 0.75, strong: 0.95, certain: 0.99 };
/** The lowest share of examples whose own finding is first. */
const FIRST = 0.97;

export const isOwn = ({ tool, detector }: Heard, row: Heard['rows'][number] | undefined): boolean =>
  row?.tool === tool && row.detector === detector;

const isNotFirst = (heard: Heard): boolean => !isOwn(heard, heard.rows[0]);

/** The findings that count: the first row of each positive example, and each row of a negative example from its own detector. */
export const statements = ({ positives, negatives }: AllHeard): readonly { readonly confidence: string; readonly isRight: boolean }[] => [
  ...positives.flatMap((heard) => heard.rows.slice(0, 1).map((row) => ({ confidence: row.confidence, isRight: isOwn(heard, row) }))),
  ...negatives.flatMap((heard) => heard.rows.filter((row) => isOwn(heard, row)).map(({ confidence }) => ({ confidence, isRight: false }))),
];

/** The share of correct findings with this confidence, or `undefined` if there are none. */
export function precisionOf(confidence: Confidence, heard: AllHeard): number | undefined {
  const matching = statements(heard).filter((statement) => statement.confidence === confidence);
  return matching.length === 0 ? undefined : matching.filter(({ isRight }) => isRight).length / matching.length;
}

function tieOf({ name, rows }: Heard): readonly string[] {
  const keys = rows.map(({ chain, confidence, rank }) => `${chain.join(' ')} ${confidence} ${rank}`);
  return new Set(keys).size < keys.length ? [`two findings tie: ${name}`] : [];
}

/** Problems with the findings. `excused` has the names of positive examples that do not need to be first. */
export function faultsOf(heard: AllHeard, excused: ReadonlySet<string>): readonly string[] {
  const { positives, negatives } = heard;
  const later = positives.filter(isNotFirst).map(({ name }) => name);
  const firstPart = 1 - later.length / positives.length;
  return [
    ...positives.flatMap((each) => {
      const { name, reading, answer, rows } = each;
      const own = rows.filter((row) => isOwn(each, row));
      if (own.length === 0) return [`silent: ${name}`];
      const isFound = own.some((row) => row.reading === reading && row.answer === answer);
      return isFound ? [] : [`says “${own[0]?.reading} → ${own[0]?.answer}”: ${name}`];
    }),
    ...later.filter((name) => !excused.has(name)).map((name) => `not first: ${name}`),
    ...(firstPart < FIRST ? [`only ${Math.floor(firstPart * 100)} % come first`] : []),
    ...[...excused].filter((name) => !later.includes(name)).map((name) => `needs no exception: ${name}`),
    ...negatives.filter((each) => each.rows.some((row) => isOwn(each, row))).map(({ name }) => `spoke: ${name}`),
    ...confidences.flatMap((confidence) => {
      const precision = precisionOf(confidence, heard);
      return precision !== undefined && precision < BOUNDS[confidence] ? [`${confidence} is right in ${precision}`] : [];
    }),
    ...[...positives, ...negatives].flatMap(tieOf),
  ];
}
