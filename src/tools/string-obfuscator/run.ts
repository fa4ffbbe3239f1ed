import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { graphemesOf } from '#formats/graphemes.ts';
import { isOverTextLimit } from '#formats/text-limit.ts';
import { inputs, options } from './fields.ts';
import { obfuscateUnit } from './obfuscate-unit.ts';

type Options = ValuesOf<typeof options>;

const LONGEST_REPLACEMENT = 10;

const unitPatterns: Readonly<Record<Options['applyTo'], RegExp>> = { text: /[^]+/g, line: /[^\r\n]+/g, word: /\S+/g };

export interface Obfuscation {
  readonly text: string;
  /** How many units have nothing hidden. */
  readonly readable: number;
}

/** The text with each unit's middle hidden. Errors: `replacementTooLong`; values: the most characters; `resultTooLong`. */
export function obfuscate(
  { text }: ValuesOf<typeof inputs>,
  { applyTo, ...style }: Options,
): Result<Obfuscation, 'replacementTooLong' | 'resultTooLong'> {
  const { replacement, maskLength } = style;
  if (graphemesOf(replacement).length > LONGEST_REPLACEMENT)
    return fail('replacementTooLong', { field: 'replacement', values: { max: LONGEST_REPLACEMENT } });

  const parts: string[] = [];
  let [length, end, readable] = [0, 0, 0];
  for (const { 0: unit, index } of text.matchAll(unitPatterns[applyTo])) {
    if (isOverTextLimit(length + replacement.length * Math.max(unit.length, maskLength))) return fail('resultTooLong');
    const obfuscated = obfuscateUnit(unit, style);
    parts.push(text.slice(end, index), obfuscated.text);
    length += index - end + obfuscated.text.length;
    end = index + unit.length;
    if (obfuscated.isReadable) readable++;
  }
  return ok({ text: parts.join('') + text.slice(end), readable });
}

export const operations = {
  obfuscate: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: obfuscate }),
};
