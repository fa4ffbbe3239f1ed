import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { textPosition } from '#formats/text-position.ts';
import { readStructure, type StructureError } from './element-tree.ts';
import { inputs, options } from './fields.ts';
import { type ComplaintCode, parserComplaint } from './parser-complaint.ts';
import { XmlPrinter } from './print-xml.ts';
import { readTokens } from './read-tokens.ts';

export interface FormattedXml {
  readonly text: string;
  /** More than one in a fragment. */
  readonly rootCount: number;
}

export type XmlFormatError = StructureError | ComplaintCode | 'noElement' | 'outputTooLong';

/** Where it is, and where else the message says something is, as lines and columns. */
function placed(code: XmlFormatError, xml: string, at: number, values: Readonly<Record<string, string | number>> = {}, markLength = 0) {
  const { openedAt, ...others } = values;
  const opened = openedAt === undefined ? undefined : textPosition(xml, Number(openedAt));
  return fail(code, {
    at: at + markLength,
    values: { ...others, ...textPosition(xml, at), ...(opened && { openedLine: opened.line, openedColumn: opened.column }) },
  });
}

/**
 * Well-formed XML, or a fragment of several elements, with its white space set anew and nothing else changed; white space alone gives an
 * empty text. Errors, the first of them: those of `readStructure` and `parserComplaint`, all with `line` and `column`; `noElement`,
 * `outputTooLong`.
 */
export function format({ xml: given }: ValuesOf<typeof inputs>, wish: ValuesOf<typeof options>): Result<FormattedXml, XmlFormatError> {
  const markLength = given.startsWith('\uFEFF') ? 1 : 0;
  const xml = given.slice(markLength);
  if (xml.trim() === '') return ok({ text: '', rootCount: 0 });
  const tokens = readTokens(xml);
  const structure = readStructure(xml, tokens, wish.keepComments);
  const hasDoctype = tokens.some(({ kind, start }) => kind === 'markup' && xml.startsWith('<!', start));
  const complaint = parserComplaint(xml, hasDoctype);
  if (complaint && (structure.ok || complaint.at < (structure.error.at ?? 0)))
    return placed(complaint.code, xml, complaint.at, complaint.values, markLength);
  if (!structure.ok) return placed(structure.error.code, xml, structure.error.at ?? 0, structure.error.values, markLength);
  const { rootCount } = structure.value;
  if (rootCount === 0) return fail('noElement');
  const text = new XmlPrinter({ xml, tokens, structure: structure.value }, wish).print();
  return text === undefined ? fail('outputTooLong') : ok({ text, rootCount });
}

export const operations = {
  format: defineOperation({ inputs, options, produces: 'xml', thread: 'worker', run: format }),
};
