export interface AttributeSource {
  readonly name: string;
  /** With its quotes, as it stands in the text. */
  readonly value: string;
}

const NAME = /[^\s/>]+/;
// A name is looked for where it begins alone: at each of its letters it would take a time that grows with its square.
const ATTRIBUTE = /(?<![^\s=/>"'])([^\s=/>"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/** The name in a start tag, an end tag or the tag of an empty element. */
export const tagName = (tag: string): string => NAME.exec(tag.slice(tag[1] === '/' ? 2 : 1))?.[0] ?? '';

const NONE: readonly AttributeSource[] = [];

export const attributesOf = (tag: string): readonly AttributeSource[] =>
  tag.includes('=') ? Array.from(tag.matchAll(ATTRIBUTE), ({ 1: name = '', 2: value = '' }) => ({ name, value })) : NONE;
