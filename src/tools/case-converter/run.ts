import { camelCase, constantCase, dotCase, kebabCase, noCase, pascalCase, pathCase, snakeCase, trainCase } from 'change-case';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type CaseName, caseNames, type declaration } from './declare.ts';
import { toCapitalCase, toInvertedCase, toMockingCase, toSentenceCase, toTitleCase } from './rewrite-sentences.ts';
import { splitWords } from './split-words.ts';
import { withoutLigatures } from './without-ligatures.ts';

/** Case mapping that does not depend on the system's locale. */
const STYLE = { locale: false, split: splitWords, mergeAmbiguousCharacters: true } as const;

/** Returns a line with inner white space as it is, and otherwise its words: `XMLHttpRequest` has three, and `Hi, Bob` keeps its comma. */
const phrase = (line: string): string => (/\S\s+\S/.test(line) ? withoutLigatures(line) : splitWords(line).join(' '));

const cases: Readonly<Record<CaseName, (line: string) => string>> = {
  lower: (line) => line.toLowerCase(),
  upper: (line) => line.toUpperCase(),
  camel: (line) => camelCase(line, STYLE),
  pascal: (line) => pascalCase(line, STYLE),
  snake: (line) => snakeCase(line, STYLE),
  constant: (line) => constantCase(line, STYLE),
  kebab: (line) => kebabCase(line, STYLE),
  train: (line) => trainCase(line, STYLE),
  cobol: (line) => constantCase(line, { ...STYLE, delimiter: '-' }),
  dot: (line) => dotCase(line, STYLE),
  path: (line) => pathCase(line, STYLE),
  none: (line) => noCase(line, STYLE),
  flat: (line) => noCase(line, { ...STYLE, delimiter: '' }),
  capital: (line) => toCapitalCase(phrase(line)),
  title: (line) => toTitleCase(phrase(line)),
  sentence: (line) => toSentenceCase(phrase(line)),
  mocking: toMockingCase,
  inverted: toInvertedCase,
};

/** Converts a text to every case, line by line. Line breaks become LF. */
export function convertCases({ text }: Given<typeof declaration, 'convert'>) {
  if (text === '') return ok(null);
  const lines = text.split(/\r\n|\r|\n/);
  const rewritten = caseNames.map((name) => [name, lines.map((line) => cases[name](line)).join('\n')]);
  return ok(Object.fromEntries(rewritten) as Record<CaseName, string>); // exactly these names
}

export const run = { convert: convertCases } satisfies Runs<typeof declaration>;
