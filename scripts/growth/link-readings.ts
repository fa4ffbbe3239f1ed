import { kindOf } from '#core/kinds/kind-of.ts';
import { declarationOf, toolIds } from '../catalog.ts';
import { type Pump, plainPumps } from '../regular-expressions/pump.ts';
import type { Reading } from './measure.ts';
import { readPump } from './read-pump.ts';

/** Reads texts as links and storage contain them, for a field of each kind. */
export async function linkReadings(pumps: readonly Pump[]): Promise<readonly Reading[]> {
  const declarations = await Promise.all(toolIds().map(declarationOf));
  const fields = declarations.flatMap(({ inputs, options, viewOptions }) => Object.values({ ...inputs, ...options, ...viewOptions }));
  const kinds = new Map(fields.map((field) => [`${field.kind}${'isInteger' in field && field.isInteger ? ', whole' : ''}`, field]));
  return [...kinds].map(([kind, field], serial) => ({
    name: `links: ${kind}`,
    works: [...pumps, ...plainPumps].map((pump, index) => readPump(pump, serial + index, (text) => kindOf(field).decode(field, text))),
    furtherWorks: [],
  }));
}
