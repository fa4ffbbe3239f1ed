import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { jsonIndents } from '#formats/json/json-indents.ts';
import { readJsonTree } from '#formats/json/read-json-tree.ts';
import { treeToXml } from '#formats/xml/tree-to-xml.ts';
import { declaration } from './declare.ts';

const { options } = declaration;

/**
 * One JSON or JSON5 value as an XML document, with notices for repeated keys and for names that XML does not allow; `null` for white space
 * alone. Errors: `inputTooLarge`, and those of `readJsonTree` and `treeToXml`.
 */
export function convert(
  { json, mapping, rootElement, listItemElement, hasDeclaration, indent }: Given<typeof declaration, 'convert'>,
  { progress }: Pick<Context, 'progress'>,
) {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(null);
  const read = readJsonTree(json, (share) => progress(share / 2));
  if (!read.ok) return read;
  const { document, notices } = read.value;
  const written = treeToXml(document.value, {
    mapping,
    rootElement: rootElement.trim() || options.rootElement.initial,
    listItemElement: listItemElement.trim() || options.listItemElement.initial,
    hasDeclaration,
    indent: jsonIndents[indent],
  });
  return mapResult(written, ({ text, notices: more }) => ({ xml: text, notices: [...notices, ...more] }));
}

export const run = { convert } satisfies Runs<typeof declaration>;
