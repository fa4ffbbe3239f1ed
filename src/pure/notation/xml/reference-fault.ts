import { PREDEFINED_ENTITIES } from './entity-references.ts';
import { FORBIDDEN_CHARACTER } from './xml-characters.ts';
import type { XmlFault } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

// References as in XML 1.0, section 4.1, from their beginning.
const REFERENCE = new RegExp(`&(?:(?<name>${NAME})|#(?<decimal>[0-9]+)|#x(?<hexadecimal>[0-9a-fA-F]+));`, 'uy');
/** A text that may be meant as a reference: up to a semicolon, without white space. */
const MEANT = /&[^\s&<>"';]*;/y;
const LAST_CODE_POINT = 0x10_ffff;

/** The reason why an entity that XML does not predefine cannot be used; `undefined` if it can. */
export type EntityRule = (name: string) => Pick<XmlFault, 'code' | 'values'> | undefined;

/** The error of the reference whose `&` is at `at`. */
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

/** Finds the first invalid reference in a range of a text. */
export function referenceFault(
  xml: string,
  { start, end }: { readonly start: number; readonly end: number },
  entityFault: EntityRule,
): XmlFault | undefined {
  const part = xml.slice(start, end); // searching the whole text would take quadratic time
  for (let at = part.indexOf('&'); at !== -1; at = part.indexOf('&', at + 1)) {
    const fault = faultAt(xml, start + at, entityFault);
    if (fault) return fault;
  }
  return undefined;
}
