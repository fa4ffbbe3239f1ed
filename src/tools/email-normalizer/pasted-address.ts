import { plainCharacters } from '#pure/text/read-pasted.ts';

/** One pair of quotes or brackets around the whole text, straight or typographic. */
const PAIR = /^(?:"(.*)"|'(.*)'|`(.*)`|[“„”](.*)[”“]|[‘‚’](.*)[’‘]|«(.*)»|\((.*)\)|\[(.*)\]|<(.*)>)$/s;
/**
 * A list number or bullet, a header field, a group (RFC 5322, section 3.4), or a kind of address (`SMTP:` of Exchange) before the address.
 */
const LABEL = /^(?:\d+[.)]\s+|[-*•]\s+|(?!mailto:)[^:@"<>()[\]]{1,60}:\s*)/i;
/** A Markdown link. */
const LINK = /^\[[^[\]]*\]\((.*)\)$/s;
/** A name or remark in parentheses (RFC 5322, section 3.2.2), after the address or around it. */
const COMMENT = /^([^()]*)\(([^()]*)\)$/s;
/** Replacements for the characters of an address that hide it from harvesters. */
const AT = / ?[[({](?:at|@)[\])}] ?/gi;
const DOT = / ?[[({](?:dot|\.)[\])}] ?/gi;

/** Removes text copied together with an address from mail, tables, and web pages. */
export function pastedAddress(entry: string): string {
  const text = plainCharacters(entry).replace(AT, '@').replace(DOT, '.').trim().replace(LABEL, '');
  const link = LINK.exec(text)?.[1];
  if (link !== undefined) return link;
  const [, before = '', inside = ''] = COMMENT.exec(text) ?? [];
  if (before.includes('@')) return before.trim();
  if (inside.includes('@')) return inside.trim();
  const [, ...inner] = PAIR.exec(text) ?? [];
  return (inner.find((part) => part !== undefined) ?? text).trim().replace(/[‘’]/g, "'");
}
