import type { Result } from '#core/result.ts';
import { ok } from '#core/result.ts';
import { type GatheredNotice, Notices } from '../../tree/notices.ts';
import type { OverflowCode } from '../../tree/text-writer.ts';
import type { TreeValue } from '../../tree/tree-value.ts';
import { compactToXml, looksCompact } from './compact-to-xml.ts';
import { buildKeyed, type XmlElementNames } from './keyed-to-xml.ts';
import { buildOrdered, looksOrdered } from './ordered-to-xml.ts';
import { shortToXml } from './short-to-xml.ts';
import { writeXml } from './write-xml.ts';
import { XmlBuilder, type XmlValueErrorCode } from './xml-builder.ts';

export interface XmlLayout extends XmlElementNames {
  readonly mapping: 'auto' | 'short' | 'compact' | 'ordered';
  /** Whether to write a declaration if the value has none. */
  readonly xmlDeclaration: boolean;
  /** The indentation of one level; empty for no added white space. */
  readonly indent: string;
}

export interface WrittenXml {
  readonly text: string;
  /** `namesChanged` with the `count` and the `names`. */
  readonly notices: readonly GatheredNotice<'namesChanged'>[];
}

/**
 * Writes a tree as a well-formed XML document in one of the mappings. Errors: `characterNotInXml` with the `character`, and
 * `attributeNotInXml`, both with the `path`; `xmlTypeMissing` for a value that does not match the ordered mapping; those of `writeXml`.
 */
export function treeToXml(root: TreeValue, layout: XmlLayout): Result<WrittenXml, XmlValueErrorCode | OverflowCode> {
  const builder = new XmlBuilder();
  if (layout.xmlDeclaration) builder.declaration();
  const mapping = layout.mapping === 'auto' ? mappingOf(root) : layout.mapping;
  if (mapping === 'ordered') buildOrdered(builder, root, layout);
  else buildKeyed(builder, root, mapping === 'compact' ? compactToXml : shortToXml, layout);
  const built = builder.finish();
  if (!built.ok) return built;
  const written = writeXml(built.value, layout.indent);
  if (!written.ok) return written;
  const notices = new Notices<'namesChanged'>();
  const changes = builder.names.changes();
  if (changes) notices.add('namesChanged', () => changes);
  return ok({ text: written.value, notices: notices.list() });
}

const mappingOf = (root: TreeValue) => (looksOrdered(root) ? 'ordered' : looksCompact(root) ? 'compact' : 'short');
