import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { graphemesOf } from '#pure/text/graphemes.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import type { declaration } from './declare.ts';
import { obfuscateUnit } from './obfuscate-unit.ts';

type Options = Given<typeof declaration, 'obfuscate'>;

const LONGEST_REPLACEMENT = 10;

const unitPatterns: Readonly<Record<Options['applyTo'], RegExp>> = { text: /[^]+/g, line: /[^\r\n]+/g, word: /\S+/g };

/**
 * Hides the middle of each unit of a text. Adds a notice if some units have no hidden characters. Errors: `replacementTooLong`, with the
 * maximum length, and `resultTooLong`.
 */
export function obfuscate({ text, applyTo, ...style }: Options) {
  if (text === '') return ok(null);
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
  const notices = readable > 0 ? [{ code: 'readable', values: { count: readable } }] : [];
  return ok({ obfuscated: parts.join('') + text.slice(end), notices });
}

export const run = { obfuscate } satisfies Runs<typeof declaration>;
