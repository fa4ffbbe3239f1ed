import { plainCharacters } from '#pure/text/read-pasted.ts';

/**
 * A text whose addresses cannot be followed by mistake, as reports about attacks write them, with real ones: `hxxps` for the scheme, and dots,
 * colons, slashes, and at signs in brackets.
 */
export const refang = (text: string): string =>
  text
    .replace(/\bh(?:xx|tt|\*\*)p(s?)(?=:|\[:|\(:)/gi, 'http$1')
    .replace(/[[({](\.|dot|:|:\/\/|\/|@|at)[\])}]/gi, (_, sign: string) => ({ dot: '.', at: '@' })[sign.toLowerCase()] ?? sign);

/** A link of Markdown. */
const LINK = /^\[[^[\]]*\]\(\s*<?([^<>\s]+)>?(?:\s+"[^"]*")?\s*\)$/;
const PAIR = /^(?:"(.*)"|'(.*)'|`(.*)`|[“„](.*)[”“]|[‘‚](.*)[’‘]|«(.*)»|\((.*)\)|<(.*)>)$/s;
/** The rest of a request line, or the beginning of a command. */
const REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(\S+)(?:\s+HTTP\/[\d.]+)?$/;
const COMMAND = /^(?:\$\s+)?(?:curl|wget|git clone|open|start)\s+(?:-\S+\s+)*(\S+)$/;

/** The URL in a copied text, without the quotes, brackets, link text, or command around it. */
export function pastedUrl(text: string): string {
  const plain = refang(plainCharacters(text).trim()).replace(/[,;]$/, '');
  const written = (LINK.exec(plain) ?? REQUEST.exec(plain) ?? COMMAND.exec(plain))?.[1] ?? plain;
  const [, ...inner] = PAIR.exec(written) ?? [];
  return (inner.find((part) => part !== undefined) ?? written).replace(/^URL:\s*/i, '').trim();
}
