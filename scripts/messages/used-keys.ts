import type { CodeWords } from './code-words.ts';

const SEPARATED = /[\s,;|/]+/;

/** Whether code with these words may ask for a key: as a text of its own, or by a template whose holes are filled with words of the code. */
export function askedFor(code: readonly CodeWords[]): (key: string) => boolean {
  const words = new Set(code.flatMap((file) => [...file.words].flatMap((word) => [word, ...word.split(SEPARATED)])));
  const templates = [...new Map(code.flatMap((file) => file.templates).map((parts) => [parts.join('\0'), parts])).values()]
    // A template that starts with a hole could be anything, such as a sentence.
    .filter(([start = '']) => /^[a-z]+\./i.test(start))
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('(.+)')}$`));
  return (key) =>
    words.has(key) ||
    templates.some(
      (template) =>
        template
          .exec(key)
          ?.slice(1)
          .every((hole) => words.has(hole)) ?? false,
    );
}
