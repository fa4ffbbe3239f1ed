import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { errorOf, type YamlErrorCode } from '#formats/yaml/yaml-error.ts';
import { inputs, options } from './fields.ts';
import { type FormattedYaml, formatYaml } from './format-yaml.ts';

type PrettyYaml = Pick<FormattedYaml, 'text' | 'documentCount'>;

/** The sentences that a visitor is told at once. */
const MOST_FAULTS = 20;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats YAML over a byte order mark, which counts in no position but the errors' `at`. Errors: `inputTooLarge`, `nestedTooDeeply`, and
 * all that is wrong in the text, at most 20, each with `line`, `column` and what its sentence quotes.
 */
export function prettify(
  { yaml }: ValuesOf<typeof inputs>,
  { indent, ...style }: ValuesOf<typeof options>,
): Result<PrettyYaml, 'inputTooLarge' | YamlErrorCode> {
  if (isOverInputLimit(yaml)) return fail('inputTooLarge');
  const markLength = yaml.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const text = yaml.slice(markLength);
  const formatted = formatOrNothing(text, { ...style, indent: Number(indent) });
  if (!formatted) return fail('nestedTooDeeply');
  const errors = formatted.faults.slice(0, MOST_FAULTS).map((fault) => errorOf(fault, text));
  const [first, ...more] = errors.map((error) => (error.at === undefined ? error : { ...error, at: error.at + markLength }));
  return first ? { ok: false, error: { ...first, more } } : ok({ text: formatted.text, documentCount: formatted.documentCount });
}

function formatOrNothing(...call: Parameters<typeof formatYaml>): FormattedYaml | undefined {
  try {
    return formatYaml(...call);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the end of the stack
    throw error;
  }
}

export const operations = {
  prettify: defineOperation({ inputs, options, produces: 'yaml', thread: 'worker', isIdempotent: true, run: prettify }),
};
