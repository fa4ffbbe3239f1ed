import { fail, ok, type Result } from '#core/result.ts';
import { markLengthOf } from '../../text/byte-order-mark.ts';
import { textPosition } from '../../text/text-position.ts';
import { findXmlFault, type XmlRules } from './find-xml-fault.ts';
import type { XmlFaultCode } from './xml-fault.ts';

export interface CheckedXml {
  /** The text without its byte order mark. */
  readonly source: string;
  readonly markLength: number;
}

/**
 * Checks that a text is well-formed. Skips a byte order mark, which the `at` of an error counts. Errors: the first error, with `line`,
 * `column`, and the values of its message.
 */
export function checkXml(text: string, rules: XmlRules): Result<CheckedXml, XmlFaultCode> {
  const markLength = markLengthOf(text);
  const source = text.slice(markLength);
  const fault = findXmlFault(source, rules);
  if (!fault) return ok({ source, markLength });
  const { code, at, values, openedAt } = fault;
  const opened = openedAt === undefined ? undefined : textPosition(source, openedAt);
  const openedValues = opened && { openedLine: opened.line, openedColumn: opened.column };
  return fail(code, { at: at + markLength, values: { ...textPosition(source, at), ...values, ...openedValues } });
}
