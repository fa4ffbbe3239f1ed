import { fail, ok, type Result } from '#core/result.ts';
import { characterPosition } from '#pure/text/character-position.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import { type EncodingRule, rules } from './encoding-rule.ts';

export interface EncodingStyle {
  readonly rule: EncodingRule;
  /** Whether to keep LF and CR LF and encode each nonempty line separately. */
  readonly isByLine: boolean;
}

/**
 * Encodes a text as UTF-8 with `%XX` in uppercase for each byte that the rule does not keep. Errors: `halfAPair`, with the position in
 * characters and `at` the first lone surrogate, and `textTooLong` (see `isOverInputLimit`).
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
  // Uses the fast `encodeURIComponent`, which implements the rule `component`, and then replaces the differences.
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

/** Maps the output of `encodeURIComponent` to that of the rule, for the characters where they differ. */
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
