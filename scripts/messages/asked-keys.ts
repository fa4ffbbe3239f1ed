import type { CodeWords } from './code-words.ts';

/** Lists of words are also written as one text: `'name value type'.split(' ')`. */
const SEPARATORS = /[\s,;|/]+/;

/** What fills a hole is itself a word, a whole key's rest, or a template such as `${part}Incomplete`: one that has letters of its own. */
const canFill = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => /^[\w.]*$/.test(part)) && /[a-z]/i.test(parts.join(''));

/**
 * Whether code with these words may ask for a key: it has the key as a text, or a template that gives the key when its holes are filled with
 * words of the same code. `view.kinds.${kind}` asks for `view.kinds.planet` only where the code knows the word `planet`.
 */
export function askedBy(code: readonly CodeWords[]): (key: string) => boolean {
  const words = new Set(code.flatMap((file) => [...file.words].flatMap((word) => [word, ...word.split(SEPARATORS)])));
  const patterns = code
    .flatMap((file) => file.templates)
    .filter(canFill)
    .map((parts) => parts.map((part) => part.replaceAll('.', '\\.')))
    .flatMap((parts) => ['(.+)', '(.+?)'].map((hole) => new RegExp(`^${parts.join(hole)}$`)));
  const known = new Map<string, boolean>();

  const isAsked = (key: string): boolean => {
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    known.set(key, false); // a template does not fill its own hole with the same text
    const isIt = words.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isAsked) ?? false);
    known.set(key, isIt);
    return isIt;
  };
  return isAsked;
}
