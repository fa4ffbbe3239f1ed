import { confidences } from '#core/detection.ts';
import { type AllHeard, type Heard, isOwn, precisionOf } from './judge-examples.ts';

const speaker = ({ tool, detector }: Pick<Heard, 'tool' | 'detector'>): string => `${tool} ${detector}`;

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => `${name} × ${all.length}`)
    .join(', ');

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${Math.round((part / all) * 1000) / 10} %`);

/**
 * A Markdown table of the detectors that recognized the examples of each detector and those that were first, with precision and recall.
 * Then the precision of each confidence.
 */
export function confusionReport(heard: AllHeard): string {
  const { positives, negatives } = heard;
  const lines = [...Map.groupBy(positives, speaker)].map(([name, own]) => {
    const first = own.flatMap(({ rows }) => rows.slice(0, 1)).map(speaker);
    const spoke = own.flatMap(({ rows }) => rows).map(speaker);
    const right = own.filter((each) => each.rows.some((row) => isOwn(each, row))).length;
    const rankedFirst = positives.filter(({ rows }) => rows[0] && speaker(rows[0]) === name);
    const wrong = negatives.filter((each) => speaker(each) === name && each.rows.some((row) => isOwn(each, row))).length;
    const rightFirst = rankedFirst.filter((each) => speaker(each) === name).length;
    return `| ${name} | ${counted(spoke)} | ${counted(first)} | ${percent(rightFirst, rankedFirst.length + wrong)} | ${percent(right, own.length)} |`;
  });
  const bounds = confidences.map((confidence) => `| ${confidence} | ${percent(precisionOf(confidence, heard) ?? 0, 1)} |`);
  const table = ['| examples of | who spoke | who was first | precision | recall |', '|---|---|---|---|---|', ...lines];
  return [...table, '', '| confidence | precision |', '|---|---|', ...bounds, ''].join('\n');
}
