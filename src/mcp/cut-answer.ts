import type { Cli } from '#cli/cli.ts';
import type { CallAnswer } from './call.ts';

/** The maximum length of a text for an assistant, in bytes. */
export const LONGEST_TEXT = 100_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The part of a text that fits, up to the end of a character. */
export function beginningOf(text: string): string {
  const bytes = new TextEncoder().encode(text.slice(0, LONGEST_TEXT)); // each code unit has at least one byte
  return new TextDecoder().decode(bytes.subarray(0, LONGEST_TEXT), { stream: true });
}

/**
 * Shortens a result for an assistant: a long text to its beginning, with a message about it, and a long value to a message that it is
 * missing.
 */
export function cutAnswer({ t }: Pick<Cli, 't'>, { texts, structured, isRefused }: CallAnswer): CallAnswer {
  const cut = texts.map(beginningOf);
  const longest = Math.max(...texts.map(bytesOf));
  const isTextCut = longest > LONGEST_TEXT;
  const isValueCut = bytesOf(JSON.stringify(structured)) > LONGEST_TEXT;
  if (!isTextCut && !isValueCut) return { texts, structured, isRefused };
  const message = t('assistant.cut', { max: LONGEST_TEXT, length: longest });
  return {
    texts: isTextCut ? [...cut, message] : cut,
    structured: isValueCut ? { ok: !isRefused, isCut: true, message: t('assistant.cutValue', { max: LONGEST_TEXT }) } : structured,
    isRefused,
  };
}
