import { doctypeAt } from '#pure/notation/xml/doctype.ts';
import { endAt } from '#pure/notation/xml/xml-fault.ts';

/** A token of an XML text. `end` is exclusive. `markup` is a processing instruction, a declaration, or a DOCTYPE. */
export interface XmlToken {
  readonly kind: 'text' | 'cdata' | 'comment' | 'markup' | 'startTag' | 'emptyTag' | 'endTag';
  readonly start: number;
  readonly end: number;
}

type TagKind = 'startTag' | 'emptyTag' | 'endTag';

const OPENINGS = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'cdata'],
  ['<?', '?>', 'markup'],
] as const;

const TAG = /<\/?[^\s<>/"'=!?][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>/y;

const tagKind = (xml: string, start: number, end: number): TagKind =>
  xml[start + 1] === '/' ? 'endTag' : xml[end - 2] === '/' ? 'emptyTag' : 'startTag';

function markupAt(xml: string, start: number): XmlToken | undefined {
  for (const [opening, closing, kind] of OPENINGS) {
    if (!xml.startsWith(opening, start)) continue;
    const found = xml.indexOf(closing, start + opening.length);
    return found === -1 ? undefined : { kind, start, end: found + closing.length };
  }
  const definitionEnd = doctypeAt(xml, start)?.end;
  if (definitionEnd !== undefined) return { kind: 'markup', start, end: definitionEnd };
  const end = endAt(TAG, xml, start);
  return end === undefined ? undefined : { kind: tagKind(xml, start, end), start, end };
}

/** Splits an XML text into tokens (XML 1.0, productions 14 to 44). Stops at the first invalid one, where the text is not well-formed. */
export function readTokens(xml: string): readonly XmlToken[] {
  const tokens: XmlToken[] = [];
  for (let start = 0; start < xml.length; ) {
    const tag = xml.indexOf('<', start);
    const isText = tag !== start;
    const token: XmlToken | undefined = isText ? { kind: 'text', start, end: tag === -1 ? xml.length : tag } : markupAt(xml, start);
    if (!token) break;
    tokens.push(token);
    start = token.end;
  }
  return tokens;
}
