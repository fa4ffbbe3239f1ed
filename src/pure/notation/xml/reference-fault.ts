import { PREDEFINED_ENTITIES } from './entity-references.ts';
import { FORBIDDEN_CHARACTER } from './xml-characters.ts';
import type { XmlFault } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

// References of XML 1.0, section 4.1, of which the first part is right.
const REFERENCE = new RegExp(`&(?:(?<name>${NAME})|#(?<decimal>[0-9]+)|#x(?<hexadecimal>[0-9a-fA-F]+));`, 'uy');
/** What somebody may have meant as one: up to a semicolon, without white space. */
const MEANT = /&[^\s&<>"';]*;/y;
const LAST_CODE_POINT = 0x10_ffff;

/** Why an entity that XML does not predefine cannot be referred to, if it cannot. */
export type EntityRule = (name: string) => Pick<XmlFault, 'code' | 'values'> | undefined;

/** What is wrong with the reference that begins with the `&` at `at`. */
function faultAt(xml: string, at: number, entityFault: EntityRule): XmlFault | undefined {
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
  if (name !== undefined) {
    const fault = PREDEFINED_ENTITIES.has(name) ? undefined : entityFault(name);
    return fault && { ...fault, at, values: { reference: found[0], ...fault.values } };
  }
  const codePoint = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isCharacter = codePoint <= LAST_CODE_POINT && !FORBIDDEN_CHARACTER.test(String.fromCodePoint(codePoint));
  return isCharacter ? undefined : { code: 'xmlCharacterReferenceForbidden', at };
}

/** The first reference in a part of a text that is invalid. */
export function referenceFault(
  xml: string,
  { start, end }: { readonly start: number; readonly end: number },
  entityFault: EntityRule,
): XmlFault | undefined {
  const part = xml.slice(start, end); // to look for the next one in the whole text would take a time that grows with the square
  for (let at = part.indexOf('&'); at !== -1; at = part.indexOf('&', at + 1)) {
    const fault = faultAt(xml, start + at, entityFault);
    if (fault) return fault;
  }
  return undefined;
}
