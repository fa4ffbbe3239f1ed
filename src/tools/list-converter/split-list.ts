import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { regexFault } from '#subjects/regex/regex-fault.ts';
import { resolveTypedEscapes } from '#pure/text/typed-escapes.ts';

const FIXED = { newLine: '\n', comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|' } as const;

/** In the order of the page. */
export const splitKinds = ['newLine', 'comma', 'semicolon', 'tab', 'space', 'pipe', 'custom', 'regex'] as const;

export interface SplitWish {
  readonly splitOn: (typeof splitKinds)[number];
  /** What a custom split is on, as it was typed, or the source of a regular expression. */
  readonly splitText: string;
}

export type SplitError = 'noSplitText' | 'invalidRegex' | 'refusedByBrowser';

/**
 * The items of a text, untrimmed. Errors: `noSplitText` where the text to split on is missing, `invalidRegex` with the `position` and `fault` of
 * `regexFault`, and `refusedByBrowser` where it finds none. A regular expression may take years on some texts: the caller sets the limit.
 */
export function splitList(text: string, { splitOn, splitText }: SplitWish): Result<readonly string[], SplitError> {
  if (splitOn !== 'custom' && splitOn !== 'regex') return ok(text.replaceAll(/\r\n?/g, '\n').split(FIXED[splitOn]));
  if (splitText === '') return fail('noSplitText', { field: 'splitText' });
  return splitOn === 'regex' ? splitByRegex(text, splitText) : ok(splitByText(text, splitText));
}

/** With `\r` in the text to split on, every line break is one: editors make LF of CRLF. */
function splitByText(text: string, splitText: string): readonly string[] {
  const typed = splitText.replaceAll(/\\(?:\\|r(?:\\n)?)/g, (escape) => (escape.startsWith('\\r') ? '\\n' : escape));
  return (typed === splitText ? text : text.replaceAll(/\r\n?/g, '\n')).split(resolveTypedEscapes(typed));
}

/** Refuses what `splitList` refuses, whatever the text is. */
export const checkSplit = (wish: SplitWish): Result<null, SplitError> => mapResult(splitList('', wish), () => null);

function splitByRegex(text: string, source: string): Result<readonly string[], SplitError> {
  try {
    const parts = text.split(new RegExp(source, 'u'));
    // `split` puts what each group has captured between the parts (ECMA-262, section 22.2.6.14), but a separator is no item.
    const groupCount = (new RegExp(`${source}|`, 'u').exec('')?.length ?? 1) - 1;
    return ok(groupCount === 0 ? parts : parts.filter((_part, index) => index % (groupCount + 1) === 0));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const fault = regexFault(source, 'u');
    return fault ? fail('invalidRegex', { field: 'splitText', ...fault }) : fail('refusedByBrowser', { field: 'splitText' });
  }
}
