import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Layer, layers } from '#core/detection.ts';
import { type ShownRow, shownRows } from './detect-all.ts';
import type { Brought } from './examples.ts';

interface WantedRow {
  readonly tool: string;
  /** A text, or a regular expression between slashes. */
  readonly answer?: string;
  /** The names of the layers around the value. */
  readonly via?: readonly string[];
}

interface Case {
  readonly input: Brought;
  /** One of these rows must be first. If empty, there must be no rows. */
  readonly first: readonly WantedRow[];
  /** Tools that must not be found. */
  readonly never?: readonly string[];
  readonly why: string;
}

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as readonly Case[];

const NAMES: Readonly<Record<Layer, string>> = {
  base64: 'Base64',
  dataUri: 'Data URI',
  gzip: 'gzip',
  zlib: 'zlib',
  urlEncoding: 'URL encoding',
  jsonText: 'JSON text',
  htmlEntities: 'HTML entities',
  unicodeEscapes: 'Unicode escapes',
  bytes: 'Bytes',
  qrCode: 'QR code',
  inText: 'Found in text',
};

function isWanted({ tool, answer, via = [] }: WantedRow, row: ShownRow | undefined): boolean {
  if (row?.tool !== tool) return false;
  const isPattern = answer?.startsWith('/') && answer.endsWith('/') && answer.length > 2;
  const isAnswer = answer === undefined || (isPattern ? new RegExp(answer.slice(1, -1)).test(row.answer ?? '') : answer === row.answer);
  return isAnswer && via.join(' ') === row.chain.map((layer) => NAMES[layer]).join(' ');
}

const named = cases.map(({ input, ...rest }) => ({
  ...rest,
  input,
  name: `${rest.why}: ${JSON.stringify(typeof input === 'string' ? input.slice(0, 60) : input.file)}`,
}));

test('each layer has a name', () => expect(Object.keys(NAMES)).toEqual([...layers]));

describe('the first result for pasted input', () => {
  test.each(named)('$name', async ({ input, first, never = [] }) => {
    const rows = await shownRows(input);
    const isRight = first.length === 0 ? rows.length === 0 : first.some((wanted) => isWanted(wanted, rows[0]));
    expect(isRight, `wanted: ${JSON.stringify(first)}; found: ${JSON.stringify(rows)}`).toBe(true);
    expect(rows.filter(({ tool, chain }) => chain.length === 0 && never.includes(tool))).toEqual([]);
  });
});
