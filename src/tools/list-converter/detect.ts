import { defineDetectors } from '#core/detection.ts';

const LONGEST = 80;
const LONGEST_WORD = 32;

const wordsOf = (line: string): number => line.split(/\s+/).length;

/** Whether a line is an item, and not a sentence, code, a heading, or a key. */
const isItem = (line: string): boolean =>
  line.length <= LONGEST &&
  wordsOf(line) <= 6 &&
  !/[.?!:,]$/.test(line) &&
  !/[{}()<>=$;\\"|]/.test(line) &&
  !/^(?:#|-----)/.test(line) &&
  (line.length <= LONGEST_WORD || /\s/.test(line));

/** Whether the lines are rows of a table rather than items. */
const hasColumns = (lines: readonly string[]): boolean =>
  [',', '\t'].some((separator) => {
    const counts = new Set(lines.map((line) => line.split(separator).length));
    return counts.size === 1 && !counts.has(1);
  });

export const detectors = defineDetectors([
  {
    id: 'list',
    reads: 'text',
    maxLength: 65_536,
    detect({ text = '', isWhole }) {
      const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
      const items = lines.map((line) => line.trim());
      const isList = items.length >= 3 && items.every(isItem) && items.filter((item) => wordsOf(item) <= 4).length * 2 >= items.length;
      if (!isList || hasColumns(lines)) return undefined;
      const found = { reading: 'list', confidence: 'possible', rank: 85, hands: { inputs: { list: text } } } as const;
      if (!isWhole) return found;
      const count = { text: 'items', values: { count: items.length } };
      const duplicates = items.length - new Set(items).size;
      const copy = items.join('\n');
      if (duplicates === 0) return { ...found, answer: { ...count, copy } };
      const values = { items: count, duplicates: { text: 'duplicates', values: { count: duplicates } } };
      return { ...found, answer: { text: 'withDuplicates', values, copy } };
    },
  },
]);
