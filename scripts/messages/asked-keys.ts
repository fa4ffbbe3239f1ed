import type { CodeWords } from './code-words.ts';

/** A list of words can also be written as one text: `'name value type'.split(' ')`. */
const SEPARATORS = /[\s,;|/]+/;

/** Whether a template can make a key or fill a hole of another one: it must have letters of its own, such as `${part}Incomplete`. */
const canFill = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => /^[\w.]*$/.test(part)) && /[a-z]/i.test(parts.join(''));

/**
 * Whether code with these words may use a key: it contains the key as a text, or a template that makes the key when its holes are filled
 * with words of the same code. `view.kinds.${kind}` makes `view.kinds.planet` only if the code contains the word `planet`.
 */
export function askedBy(code: readonly CodeWords[]): (key: string) => boolean {
  const words = new Set(code.flatMap((file) => [...file.words].flatMap((word) => [word, ...word.split(SEPARATORS)])));
  const patterns = code
    .flatMap((file) => file.templates)
    .filter(canFill)
    .map((parts) => parts.map((part) => part.replaceAll('.', '\\.')))
    .flatMap((parts) => ['(.+)', '(.+?)'].map((hole) => new RegExp(`^${parts.join(hole)}$`)));
  const known = new Map<string, boolean>();

  const isUsed = (key: string): boolean => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    known.set(key, false); // a template does not fill its own hole with the same text
    const isIt = words.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isUsed) ?? false);
    known.set(key, isIt);
    return isIt;
  };
  return isUsed;
}
