import { fail, ok, type Result } from '#core/result.ts';
import { characterPosition } from '#pure/text/character-position.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { type EncodingRule, rules } from './encoding-rule.ts';

export interface EncodingStyle {
  readonly rule: EncodingRule;
  /** LF and CR LF stay, and each line that is not empty is encoded by itself. */
  readonly isByLine: boolean;
}

/**
 * A text as UTF-8 with every byte that the rule does not keep as `%XX`, its digits in upper case. Errors: `halfAPair`, `at` the first lone
 * surrogate; values: its position in characters. `textTooLong`, see `isOverInputLimit`.
 */
export function percentEncode(text: string, { rule, isByLine }: EncodingStyle): Result<string, 'halfAPair' | 'textTooLong'> {
  if (isOverInputLimit(text)) return fail('textTooLong');
  if (!text.isWellFormed()) {
    const at = text.search(/\p{Surrogate}/u);
    return fail('halfAPair', { at, values: { position: characterPosition(text, at) } });
  }
  const { prefix, keepsEscapes } = rules[rule];
  const changed = new Map([...changesOf(rule), ...(isByLine ? keptLineBreaks : [])]);
  const patterns = [...Array.from(changed.keys(), (written) => written.replace(/\W/, '\\$&')), ...(keepsEscapes ? [KEPT_ESCAPE] : [])];
  // The platform encodes as the rule `component` does, which is quick, and what the rule has otherwise is then replaced.
  const component = encodeURIComponent(text);
  const encoded =
    patterns.length === 0 ? component : component.replaceAll(RegExp(patterns.join('|'), 'g'), (written) => changed.get(written) ?? '%');
  return ok(prefix === '' ? encoded : encoded.replaceAll(/^(?=[^\r\n])/gm, prefix));
}

const KEPT_ESCAPE = '%25(?=[\\dA-Fa-f]{2})';

const keptLineBreaks = [
  ['%0D%0A', '\r\n'],
  ['%0A', '\n'],
] as const;

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** How the rule writes the characters that `encodeURIComponent` writes otherwise, by what that writes. */
function changesOf(rule: EncodingRule): readonly (readonly [string, string])[] {
  const { kept, space } = rules[rule];
  const written = (character: string): string => {
    if (character === ' ') return space;
    if (kept.includes(character) || /[A-Za-z0-9]/.test(character)) return character;
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  };
  return PRINTABLE_ASCII.map((character) => [encodeURIComponent(character), written(character)] as const).filter(
    ([component, own]) => component !== own,
  );
}
