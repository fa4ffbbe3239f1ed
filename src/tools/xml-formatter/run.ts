import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { checkXml } from '#pure/notation/xml/check-xml.ts';
import type { declaration } from './declare.ts';
import { readStructure } from './element-tree.ts';
import { XmlPrinter } from './print-xml.ts';
import { readTokens } from './read-tokens.ts';

/**
 * Formats well-formed XML or a fragment with several root elements. Changes only whitespace. Adds a notice with the `count` of roots if
 * there are several. Returns `null` for a blank text. Errors: those of `checkXml`, and `outputTooLong`.
 */
export function format({ xml: given, ...options }: Given<typeof declaration, 'format'>) {
  if (given.trim() === '') return ok(null);
  const checked = checkXml(given, { allowsFragment: true, resolvesEntities: false });
  if (!checked.ok) return checked;
  const xml = checked.value.source;
  const tokens = readTokens(xml);
  const structure = readStructure(xml, tokens, options.keepComments);
  const formatted = new XmlPrinter({ xml, tokens, structure }, options).print();
  if (formatted === undefined) return fail('outputTooLong');
  const { rootCount: count } = structure;
  return ok({ formatted, notices: count > 1 ? [{ code: 'fragment', values: { count } }] : [] });
}

export const run = { format } satisfies Runs<typeof declaration>;
