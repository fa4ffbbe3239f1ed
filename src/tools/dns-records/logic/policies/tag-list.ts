/** One `tag=value` of a policy. */
export interface Tag {
  /** In lower case, without surrounding white space. */
  readonly name: string;
  readonly value: string;
}

/** Reads tags separated by semicolons: RFC 6376, section 3.2. Parts without `=` have no value. Skips empty parts. */
export const readTags = (text: string): readonly Tag[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.indexOf('=');
      const name = equals < 0 ? part : part.slice(0, equals).trimEnd();
      return { name: name.toLowerCase(), value: equals < 0 ? '' : part.slice(equals + 1).trimStart() };
    });

export const tagValue = (tags: readonly Tag[], name: string): string | undefined => tags.find((tag) => tag.name === name)?.value;
