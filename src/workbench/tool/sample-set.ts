import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Drafts } from '../stored/drafts.ts';

const sampleOf = ({ inputs }: Declaration, name: string): string | undefined => {
  const field = inputs[name];
  return field?.kind === 'text' ? field.sample : undefined;
};

/**
 * What `Sample` at a field fills in: its own sample, and those of all texts that stand empty and that an operation needs together with it.
 * What the visitor has brought stays.
 */
export function sampleSet(declaration: Declaration, name: string, drafts: Drafts): Drafts {
  const needed = Object.values(operationsOf(declaration)).flatMap(({ takes, says = [] }) =>
    takes.includes(name) ? [...takes, ...says] : [],
  );
  const empty = needed.filter((other) => other !== name && drafts[other] === '');
  return Object.fromEntries(
    [name, ...empty].flatMap((each) => {
      const sample = sampleOf(declaration, each);
      return sample === undefined ? [] : [[each, sample]];
    }),
  );
}

/** The field whose sample shows what an output has: of those that the operation takes whose first output it is. */
export const sampledInput = (declaration: Declaration, output: string): string | undefined =>
  Object.values(operationsOf(declaration))
    .filter(({ gives }) => gives[0] === output)
    .flatMap(({ takes }) => takes)
    .find((name) => sampleOf(declaration, name) !== undefined);
