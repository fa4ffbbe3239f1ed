import { FORBIDDEN_CHARACTER } from './xml-characters.ts';
import type { XmlFault } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

// References of XML 1.0, section 4.1, of which the first part is right.
const REFERENCE = new RegExp(`&(?:(?<name>${NAME})|#(?<decimal>[0-9]+)|#x(?<hexadecimal>[0-9a-fA-F]+));`, 'uy');
/** What somebody may have meant as one: up to a semicolon, without white space. */
const MEANT = /&[^\s&<>"';]*;/y;
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);
const LAST_CODE_POINT = 0x10_ffff;

/** What is wrong with the reference that begins with the `&` at `at`. */
function faultAt(xml: string, at: number, hasDefinition: boolean): XmlFault | undefined {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(xml);
  if (!found) {
    MEANT.lastIndex = at;
    const [reference] = MEANT.exec(xml) ?? [];
    if (reference === undefined) return { code: 'xmlReferenceOpen', at };
    if (reference.startsWith('&#')) return { code: 'xmlCharacterReferenceInvalid', at };
    return { code: 'xmlEntityUndefined', at, values: { reference } };
  }
  const { name, decimal, hexadecimal } = found.groups ?? {};
  if (name !== undefined)
    return PREDEFINED.has(name) || hasDefinition ? undefined : { code: 'xmlEntityUndefined', at, values: { reference: found[0] } };
  const codePoint = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isCharacter = codePoint <= LAST_CODE_POINT && !FORBIDDEN_CHARACTER.test(String.fromCodePoint(codePoint));
  return isCharacter ? undefined : { code: 'xmlCharacterReferenceForbidden', at };
}

/** The first reference in a part of a text that is none. With a document type definition, which is not read, any entity may be defined. */
export function referenceFault(
  xml: string,
  { start, end }: { readonly start: number; readonly end: number },
  hasDefinition: boolean,
): XmlFault | undefined {
  const part = xml.slice(start, end); // to look for the next one in the whole text would take a time that grows with the square
  for (let at = part.indexOf('&'); at !== -1; at = part.indexOf('&', at + 1)) {
    const fault = faultAt(xml, start + at, hasDefinition);
    if (fault) return fault;
  }
  return undefined;
}
