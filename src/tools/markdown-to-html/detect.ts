import { defineDetectors } from '#core/detection.ts';

/** One pattern for each kind of markup. */
const MARKS = [
  /^#{1,6} +\S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S/m,
  /\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/,
  /^(?:```|~~~)/m,
  /(?:^|[\s(])(\*\*?|__?)(?![\s*_])[^*_\n]{0,200}(?<![\s*_])\1(?=[\s.,;:!?)]|$)/m,
  /^\|?(?: *:?-{3,}:? *\|)+/m,
];

/** The text of a line without the markup of headings, emphasis, and links. */
const plain = (line: string): string =>
  line
    .replace(/^\s*#{1,6}\s+/, '')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .trim();

const isNamed = (fileName: string | undefined): boolean => /\.(?:md|markdown)$/i.test(fileName ?? '');

export const detectors = defineDetectors([
  {
    id: 'markdown',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['md', 'markdown'],
    detect({ text = '', fileName }) {
      if (MARKS.filter((mark) => mark.test(text)).length < (isNamed(fileName) ? 1 : 2)) return undefined;
      const line = /^#{1,6} +\S.*$/m.exec(text)?.[0] ?? /\S.*/.exec(text)?.[0] ?? '';
      return {
        reading: 'markdown',
        confidence: 'likely',
        rank: 73,
        answer: { copy: plain(line.slice(0, 1000)) },
        hands: { inputs: { markdown: text } },
        type: 'markdown',
      };
    },
  },
]);
