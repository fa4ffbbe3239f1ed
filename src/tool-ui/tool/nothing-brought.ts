import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Values } from '#engine/library.ts';

/** Whether all inputs are empty, so that there is no reason to start a worker. */
export function isNothingBrought(declaration: Declaration, given: Values): boolean {
  const generated = Object.values(operationsOf(declaration)).map(({ writesTo }) => writesTo);
  const inputs = Object.entries(given).filter(([name]) => name in declaration.inputs || generated.includes(name));
  return inputs.length > 0 && inputs.every(([, value]) => value === '' || value === null);
}
