import { globSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * The different texts in the source of a library: the group `text` of the pattern, unescaped, with `…` for a variable part. A new version
 * of the library may add texts.
 */
export function sourceTexts(files: string | readonly string[], pattern: RegExp): readonly string[] {
  const sources = globSync(files as string | string[]).map((file) => readFileSync(file, 'utf8').replace(COMMENTS, '')); // globSync does not change it
  const found = sources.flatMap((source) => [...source.matchAll(pattern)].map(({ groups }) => groups?.['text'] ?? ''));
  return [...new Set(found.map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\{\w+\}\}/g, '…').replaceAll(/\\(.)/g, '$1')))];
}

/** The texts of a library that are not known, from an example or as an exception. */
export const unknownTexts = (texts: readonly string[], known: readonly string[]): readonly string[] => {
  const all = new Set(known);
  return texts.filter((text) => !all.has(text));
};

/** Whether a message matches a text of the source, with anything in place of its variable parts. */
export function matchesText(message: string, text: string): boolean {
  const parts = text.split('…');
  let at = 0;
  return (
    message.startsWith(parts[0] ?? '') &&
    parts.every((part) => {
      const found = message.indexOf(part, at);
      at = found + part.length;
      return found !== -1;
    })
  );
}

/** Expects a sentence from our messages that is complete and does not contain the text of the library. */
export function expectOwnSentence(sentence: string, message: string): void {
  expect(sentence).toMatch(/^(?:Line \d+(?:, column \d+)?|Position \d+|Nested|There is|The root).*\.$/s);
  expect(sentence).not.toMatch(/\{\{|\$t\(|errors\./);
  expect(sentence.toLowerCase()).not.toContain(message.toLowerCase());
}

/** The error that a call throws. */
export function errorOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
