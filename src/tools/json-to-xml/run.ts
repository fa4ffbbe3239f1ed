import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { mapResult } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { convertJson } from '#pure/notation/json/convert-json.ts';
import { jsonIndents } from '#subjects/data-formats/json-indents.ts';
import { treeToXml } from '#pure/notation/xml/from-tree/tree-to-xml.ts';
import { declaration } from './declare.ts';

const { options } = declaration;

/**
 * One JSON or JSON5 value as an XML document, with notices for repeated keys and for names that XML does not allow; `null` for white space
 * alone. Errors: those of `convertJson` and `treeToXml`.
 */
export function convert(
  { json, mapping, rootElement, listItemElement, hasDeclaration, indent }: Given<typeof declaration, 'convert'>,
  context: Pick<Context, 'progress'>,
) {
  const layout = {
    mapping,
    rootElement: rootElement.trim() || options.rootElement.initial,
    listItemElement: listItemElement.trim() || options.listItemElement.initial,
    hasDeclaration,
    indent: jsonIndents[indent],
  };
  return convertJson(json, context, ({ document, notices }) =>
    mapResult(treeToXml(document.value, layout), ({ text, notices: more }) => ({ xml: text, notices: [...notices, ...more] })),
  );
}

export const run = { convert } satisfies Runs<typeof declaration>;
