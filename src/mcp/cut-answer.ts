import type { Cli } from '#cli/cli.ts';
import type { CallAnswer } from './call.ts';

/** The longest text that an assistant is given, in bytes. */
export const LONGEST_TEXT = 100_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** As much of a text as fits, up to the end of a character. */
export function beginningOf(text: string): string {
  const bytes = new TextEncoder().encode(text.slice(0, LONGEST_TEXT)); // none has less than a byte
  return new TextDecoder().decode(bytes.subarray(0, LONGEST_TEXT), { stream: true });
}

/** An answer that an assistant can read: of a longer text the beginning, with a sentence that says so; of a longer value only that it is not there. */
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
