import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { ControlValues } from '../stored/control-values.ts';

const sampleOf = ({ inputs }: Declaration, name: string): string | undefined => {
  const field = inputs[name];
  return field?.kind === 'text' ? field.sample : undefined;
};

/**
 * The samples that the button `Sample` of a field fills in: its own, and those of empty texts that the same operations use.
 * Filled fields are left out.
 */
export function sampleSet(declaration: Declaration, name: string, controlValues: ControlValues): ControlValues {
  const needed = Object.values(operationsOf(declaration)).flatMap(({ takes, presentsWith = [] }) =>
    takes.includes(name) ? [...takes, ...presentsWith] : [],
  );
  const empty = needed.filter((other) => other !== name && controlValues[other] === '');
  return Object.fromEntries(
    [name, ...empty].flatMap((each) => {
      const sample = sampleOf(declaration, each);
      return sample === undefined ? [] : [[each, sample]];
    }),
  );
}

/** The field whose sample demonstrates an output: the first with a sample, of the operations whose first output it is. */
export const sampledInput = (declaration: Declaration, output: string): string | undefined =>
  Object.values(operationsOf(declaration))
    .filter(({ gives }) => gives[0] === output)
    .flatMap(({ takes }) => takes)
    .find((name) => sampleOf(declaration, name) !== undefined);
