import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { markLengthOf } from '#pure/text/byte-order-mark.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { errorOf } from '#pure/notation/yaml/yaml-error.ts';
import type { declaration } from './declare.ts';
import { type FormattedYaml, formatYaml } from './format-yaml.ts';

/** The sentences that a visitor is told at once. */
const MOST_FAULTS = 20;

/**
 * Formats YAML over a byte order mark, which counts in no position but the errors' `at`; `null` for white space alone. Errors:
 * `inputTooLarge`, `nestedTooDeeply`, and all that is wrong in the text, at most 20, each with `line`, `column` and what its sentence quotes.
 */
export function prettify({ yaml, indent, ...style }: Given<typeof declaration, 'prettify'>) {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const markLength = markLengthOf(yaml);
  const source = yaml.slice(markLength);
  const written = formatOrNothing(source, { ...style, indent: Number(indent) });
  if (!written) return fail('nestedTooDeeply');
  const errors = written.faults.slice(0, MOST_FAULTS).map((fault) => errorOf(fault, source));
  const [first, ...more] = errors.map((error) => (error.at === undefined ? error : { ...error, at: error.at + markLength }));
  if (first) return fail(first.code, { ...first, more });
  const { text: formatted, documentCount: count } = written;
  return ok(formatted === '' ? null : { formatted, notices: count > 1 ? [{ code: 'documents', values: { count } }] : [] });
}

function formatOrNothing(...call: Parameters<typeof formatYaml>): FormattedYaml | undefined {
  try {
    return formatYaml(...call);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the end of the stack
    throw error;
  }
}

export const run = { prettify } satisfies Runs<typeof declaration>;
