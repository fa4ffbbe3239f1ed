export interface AttributeSource {
  readonly name: string;
  /** As in the source, including its quotes. */
  readonly value: string;
}

const NAME = /[^\s/>]+/;
// Matches only from the beginning of a name, because restarting at each letter would take quadratic time.
const ATTRIBUTE = /(?<![^\s=/>"'])([^\s=/>"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/** The element name in any tag. */
export const tagName = (tag: string): string => NAME.exec(tag.slice(tag[1] === '/' ? 2 : 1))?.[0] ?? '';

const NONE: readonly AttributeSource[] = [];

export const attributesOf = (tag: string): readonly AttributeSource[] =>
  tag.includes('=') ? Array.from(tag.matchAll(ATTRIBUTE), ({ 1: name = '', 2: value = '' }) => ({ name, value })) : NONE;
