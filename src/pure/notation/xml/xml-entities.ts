import { type EntityDeclaration, readEntityDeclarations } from './entity-declarations.ts';
import { type EntityReference, entityReferences } from './entity-references.ts';
import type { XmlFaultCode } from './xml-fault.ts';

/** The maximum number of characters that entities may add, because a few hundred characters can expand to billions (“billion laughs”). */
export const MAX_EXPANSION = 10_000_000;

/** The text of an entity, with all nested entities expanded, or the reason why it cannot be expanded. */
export type EntityText = { readonly text: string } | { readonly code: XmlFaultCode };

interface Frame {
  readonly name: string;
  readonly text: string;
  readonly references: readonly EntityReference[];
  next: number;
  expanded: string;
  end: number;
}

/** The general entities that a document declares (XML 1.0, section 4). */
export class XmlEntities {
  readonly #declarations: ReadonlyMap<string, EntityDeclaration>;
  readonly #texts = new Map<string, EntityText>();

  private constructor(declarations: ReadonlyMap<string, EntityDeclaration>) {
    this.#declarations = declarations;
  }

  /** The entities in the internal subset of a document type declaration. */
  static declaredIn(subset: string): XmlEntities {
    return new XmlEntities(readEntityDeclarations(subset));
  }

  /** Expands an entity, without recursion, because nesting can be as deep as the number of entities. */
  textOf(name: string): EntityText {
    const known = this.#texts.get(name);
    if (known) return known;
    const frames: Frame[] = [];
    const open = new Set<string>();
    let code = this.#open(name, frames, open);
    for (let frame = frames.at(-1); frame && code === undefined; frame = frames.at(-1)) code = this.#advance(frame, frames, open);
    if (code !== undefined) for (const each of [name, ...open]) this.#texts.set(each, { code });
    return this.#texts.get(name) ?? { code: 'xmlEntityUndefined' };
  }

  #open(name: string, frames: Frame[], open: Set<string>): XmlFaultCode | undefined {
    const declaration = this.#declarations.get(name);
    if (!declaration) return 'xmlEntityUndefined';
    if (declaration.kind !== 'internal') return declaration.kind === 'external' ? 'xmlEntityExternal' : 'xmlEntityInvalid';
    if (open.has(name)) return 'xmlEntityRecursive';
    open.add(name);
    const { text } = declaration;
    frames.push({ name, text, references: entityReferences(text), next: 0, expanded: '', end: 0 });
    return undefined;
  }

  /** Processes the next reference in the current entity, or completes the entity. */
  #advance(frame: Frame, frames: Frame[], open: Set<string>): XmlFaultCode | undefined {
    const reference = frame.references[frame.next];
    if (!reference) {
      this.#texts.set(frame.name, { text: frame.expanded + frame.text.slice(frame.end) });
      open.delete(frame.name);
      frames.pop();
      return undefined;
    }
    const inner = this.#texts.get(reference.name);
    if (!inner) return this.#open(reference.name, frames, open);
    if ('code' in inner) return inner.code;
    frame.expanded += frame.text.slice(frame.end, reference.start) + insertedText(inner.text, reference);
    frame.end = reference.end;
    frame.next += 1;
    return frame.expanded.length > MAX_EXPANSION ? 'xmlEntitiesTooLarge' : undefined;
  }
}

/** The text that replaces a reference. In an attribute value, quotes in it do not end the value (section 4.4.5). */
export const insertedText = (text: string, { isInAttribute }: Pick<EntityReference, 'isInAttribute'>): string =>
  isInAttribute ? text.replaceAll('"', '&#34;').replaceAll("'", '&#39;') : text;
