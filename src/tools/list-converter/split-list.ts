import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { regexFault } from '#domains/regex/regex-fault.ts';
import { resolveTypedEscapes } from '#pure/text/typed-escapes.ts';

const FIXED = { newLine: '\n', comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|' } as const;

/** In display order. */
export const splitKinds = ['newLine', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'custom', 'regex'] as const;

export interface SplitOptions {
  readonly splitOn: (typeof splitKinds)[number];
  /** The text of a custom split as typed, or the source of a regular expression. */
  readonly splitText: string;
}

export type SplitError = 'noSplitText' | 'invalidRegex' | 'refusedByBrowser';

/**
 * Splits a text into untrimmed items. Errors: `noSplitText` if the text to split on is missing, `invalidRegex` with the `position` and
 * `fault` of `regexFault`, and `refusedByBrowser` if `regexFault` finds nothing. A regular expression may take years on some texts, so the
 * caller must set a timeout.
 */
export function splitList(text: string, { splitOn, splitText }: SplitOptions): Result<readonly string[], SplitError> {
  if (splitOn !== 'custom' && splitOn !== 'regex') return ok(text.replaceAll(/\r\n?/g, '\n').split(FIXED[splitOn]));
  if (splitText === '') return fail('noSplitText', { field: 'splitText' });
  return splitOn === 'regex' ? splitByRegex(text, splitText) : ok(splitByText(text, splitText));
}

/** If the text to split on contains `\r`, it matches every line break, because editors turn CRLF into LF. */
function splitByText(text: string, splitText: string): readonly string[] {
  const typed = splitText.replaceAll(/\\(?:\\|r(?:\\n)?)/g, (escape) => (escape.startsWith('\\r') ? '\\n' : escape));
  return (typed === splitText ? text : text.replaceAll(/\r\n?/g, '\n')).split(resolveTypedEscapes(typed));
}

/** Checks the options of a split without a text. Errors: those of `splitList`. */
export const checkSplit = (options: SplitOptions): Result<null, SplitError> => mapResult(splitList('', options), () => null);

function splitByRegex(text: string, source: string): Result<readonly string[], SplitError> {
  try {
    const parts = text.split(new RegExp(source, 'u'));
    // `split` inserts the captures of each group between the parts (ECMA-262, section 22.2.6.14), but a separator is not an item.
    const groupCount = (new RegExp(`${source}|`, 'u').exec('')?.length ?? 1) - 1;
    return ok(groupCount === 0 ? parts : parts.filter((_part, index) => index % (groupCount + 1) === 0));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const fault = regexFault(source, 'u');
    return fault ? fail('invalidRegex', { field: 'splitText', ...fault }) : fail('refusedByBrowser', { field: 'splitText' });
  }
}
