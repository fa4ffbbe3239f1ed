import { plainCharacters } from '#pure/text/read-pasted.ts';

/** One pair of quotes or brackets around everything, typed or typographic. */
const PAIR = /^(?:"(.*)"|'(.*)'|`(.*)`|[“„”](.*)[”“]|[‘‚’](.*)[’‘]|«(.*)»|\((.*)\)|\[(.*)\]|<(.*)>)$/s;
/** The number or bullet of a list; the header field, the group (RFC 5322, section 3.4), or the kind of address (`SMTP:` of Exchange) before it. */
const LABEL = /^(?:\d+[.)]\s+|[-*•]\s+|(?!mailto:)[^:@"<>()[\]]{1,60}:\s*)/i;
/** A link of Markdown. */
const LINK = /^\[[^[\]]*\]\((.*)\)$/s;
/** A name or remark in parentheses (RFC 5322, section 3.2.2), after the address or around it. */
const COMMENT = /^([^()]*)\(([^()]*)\)$/s;
/** What is written instead of the signs to keep programs from collecting an address. */
const AT = / ?[[({](?:at|@)[\])}] ?/gi;
const DOT = / ?[[({](?:dot|\.)[\])}] ?/gi;

/** The entry without what comes along when people copy addresses from mail, tables, and web pages. */
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
