import { EXTERNAL, SPACE, SUBSET_PIECE } from './doctype.ts';
import { endAt } from './xml-fault.ts';
import { NAME } from './xml-names.ts';

/**
 * The replacement text of an entity (XML 1.0, section 4.5), or the reason why it has none: it is in another file, or refers to a parameter
 * entity.
 */
export type EntityDeclaration = { readonly kind: 'internal'; readonly text: string } | { readonly kind: 'external' | 'invalid' };

const ENTITY = new RegExp(
  `<!ENTITY${SPACE}+(?<parameter>%${SPACE}+)?(?<name>${NAME})${SPACE}+` +
    `(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|${EXTERNAL}(?:${SPACE}+NDATA${SPACE}+${NAME})?)${SPACE}*>`,
  'uy',
);
const PARAMETER_REFERENCE = new RegExp(`%(${NAME});`, 'uy');
/** Text without references, up to the next possible one. */
const PLAIN = /[^\]"'<%]+|%/y;
const CHARACTER_REFERENCE = /&#(?:x([0-9a-fA-F]+)|([0-9]+));/g;

/** The maximum length of expanded declarations, because parameter entities can grow exponentially like general entities. */
const MAX_DECLARATIONS_LENGTH = 1_000_000;

/** Reads the general entities that an internal subset declares, by name. The first declaration of a name counts. */
export function readEntityDeclarations(subset: string): ReadonlyMap<string, EntityDeclaration> {
  const general = new Map<string, EntityDeclaration>();
  const parameters = new Map<string, EntityDeclaration>();
  const texts = [{ text: subset, at: 0 }];
  let insertedLength = 0;
  for (let reading = texts.at(-1); reading; reading = texts.at(-1)) {
    const { text } = reading;
    if (reading.at >= text.length) {
      texts.pop();
      continue;
    }
    ENTITY.lastIndex = reading.at;
    const declared = ENTITY.exec(text)?.groups;
    PARAMETER_REFERENCE.lastIndex = reading.at;
    const inserted = declared ? undefined : parameters.get(PARAMETER_REFERENCE.exec(text)?.[1] ?? '');
    if (declared) {
      const { parameter, name = '', double, single } = declared;
      const entities = parameter === undefined ? general : parameters;
      if (!entities.has(name)) entities.set(name, declarationOf(double ?? single));
      reading.at = ENTITY.lastIndex;
    } else if (inserted?.kind === 'internal' && insertedLength + inserted.text.length <= MAX_DECLARATIONS_LENGTH) {
      reading.at = PARAMETER_REFERENCE.lastIndex;
      insertedLength += inserted.text.length + 1; // limits a parameter entity that contains itself
      texts.push({ text: inserted.text, at: 0 });
    } else {
      reading.at = endAt(PLAIN, text, reading.at) ?? endAt(SUBSET_PIECE, text, reading.at) ?? reading.at + 1;
    }
  }
  return general;
}

function declarationOf(value: string | undefined): EntityDeclaration {
  if (value === undefined) return { kind: 'external' };
  if (value.includes('%')) return { kind: 'invalid' }; // well-formedness constraint: PEs in Internal Subset
  return { kind: 'internal', text: value.replaceAll(CHARACTER_REFERENCE, characterOf) };
}

/** Keeps a reference to an invalid character, so that the check of the entity reports it. */
function characterOf(reference: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const codePoint = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : reference;
}
