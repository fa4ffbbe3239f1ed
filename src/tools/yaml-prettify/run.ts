import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { markLengthOf } from '#pure/text/byte-order-mark.ts';
import { Notices } from '#pure/notation/tree/notices.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { withoutDocumentMarks } from '#pure/notation/yaml/document-marks.ts';
import { errorOf } from '#pure/notation/yaml/yaml-error.ts';
import { textPositions } from '#pure/text/text-position.ts';
import type { declaration } from './declare.ts';
import { type FormattedYaml, formatYaml } from './format-yaml.ts';

/** The maximum number of reported errors. */
const MOST_FAULTS = 20;

/**
 * Formats YAML. Skips a byte order mark, which the `at` of an error counts. Returns `null` for a blank text. Errors: `inputTooLarge`,
 * `nestedTooDeeply`, and up to 20 errors in the text, each with `line`, `column`, and the values for its message.
 */
export function prettify({ yaml, indent, ...style }: Given<typeof declaration, 'prettify'>) {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const markLength = markLengthOf(yaml);
  const { text: source, offsetOf } = withoutDocumentMarks(yaml.slice(markLength));
  const written = formatOrNothing(source, { ...style, indent: Number(indent) });
  if (!written) return fail('nestedTooDeeply');
  const errors = written.faults.slice(0, MOST_FAULTS).map((fault) => errorOf(fault, source));
  const [first, ...more] = errors.map((error) => (error.at === undefined ? error : { ...error, at: offsetOf(error.at) + markLength }));
  if (first) return fail(first.code, { ...first, more });
  const { text: formatted, documentCount: count, spaces } = written;
  const positions = textPositions(source);
  const notices = new Notices<'specialSpace' | 'documents'>();
  for (const at of spaces) notices.add('specialSpace', () => ({ line: positions(at).line }));
  if (count > 1) notices.add('documents', () => ({ count }));
  return ok(formatted === '' ? null : { formatted, notices: notices.list() });
}

function formatOrNothing(...call: Parameters<typeof formatYaml>): FormattedYaml | undefined {
  try {
    return formatYaml(...call);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the stack overflowed
    throw error;
  }
}

export const run = { prettify } satisfies Runs<typeof declaration>;
