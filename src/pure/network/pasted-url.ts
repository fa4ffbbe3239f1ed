import { plainCharacters } from '#pure/text/read-pasted.ts';

/**
 * Restores defanged addresses, as written in security reports to prevent accidental clicks: `hxxps` as the scheme, and dots, colons,
 * slashes, and at signs in brackets.
 */
export const refang = (text: string): string =>
  text
    .replace(/\bh(?:xx|tt|\*\*)p(s?)(?=:|\[:|\(:)/gi, 'http$1')
    .replace(/[[({](\.|dot|:|:\/\/|\/|@|at)[\])}]/gi, (_, sign: string) => ({ dot: '.', at: '@' })[sign.toLowerCase()] ?? sign);

/** A Markdown link. */
const LINK = /^\[[^[\]]*\]\(\s*<?([^<>\s]+)>?(?:\s+"[^"]*")?\s*\)$/;
const PAIR = /^(?:"(.*)"|'(.*)'|`(.*)`|[“„](.*)[”“]|[‘‚](.*)[’‘]|«(.*)»|\((.*)\)|<(.*)>)$/s;
/** An HTTP request line. */
const REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(\S+)(?:\s+HTTP\/[\d.]+)?$/;
const COMMAND = /^(?:\$\s+)?(?:curl|wget|git clone|open|start)\s+(?:-\S+\s+)*(\S+)$/;

/** Extracts the URL from a copied text, without surrounding quotes, brackets, link text, or command. */
export function pastedUrl(text: string): string {
  const plain = refang(plainCharacters(text).trim()).replace(/[,;]$/, '');
  const written = (LINK.exec(plain) ?? REQUEST.exec(plain) ?? COMMAND.exec(plain))?.[1] ?? plain;
  const [, ...inner] = PAIR.exec(written) ?? [];
  return (inner.find((part) => part !== undefined) ?? written).replace(/^URL:\s*/i, '').trim();
}
