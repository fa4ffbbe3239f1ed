import type { ToolError } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { dimensionName, unnamed } from './kinds.ts';
import type { QuantityFault, QuantityStop } from '#pure/quantities/quantity-fault.ts';
import { nearUnit } from './unit-guess.ts';

/** Adds names for the kinds in an error message. Kinds without a name are in SI units. */
export function sayFault({ fault, kinds }: QuantityStop): ToolError<QuantityFault> {
  const values: Record<string, string | number> = { ...fault.values };
  const words: Record<string, string> = {};
  for (const [place, dimension] of Object.entries(kinds)) {
    const name = dimensionName(dimension, undefined);
    if (name === undefined) values[place] = unnamed(dimension);
    else words[place] = `view.kinds.${name}`;
  }
  if (fault.code === 'divideBy' || fault.code === 'multiplyBy') words['by'] = `view.bases.${String(values['base'])}`;
  const near = fault.code === 'unknownUnit' ? nearUnit(String(values['unit'])) : undefined;
  const details = { values, ...(Object.keys(words).length > 0 && { words }) };
  return near === undefined ? { code: fault.code, ...details } : { code: 'unknownUnitLike', values: { ...values, near: excerpt(near) } };
}
