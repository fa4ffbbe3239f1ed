import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Values } from './library.ts';

/** The options by which an input is chosen in the place of another, with these inputs: its values are their names. */
export const choicesBetweenInputs = ({ inputs, options }: Pick<Declaration, 'inputs' | 'options'>) =>
  Object.entries({ ...inputs, ...options }).flatMap(([name, field]) =>
    'values' in field && field.values.every((value) => value in inputs) ? [[name, field.values] as const] : [],
  );

/** Whether another input was chosen in the place of this one. */
export const isNotChosen = (declaration: Declaration, input: string, values: Values): boolean =>
  choicesBetweenInputs(declaration).some(([name, inputs]) => inputs.includes(input) && values[name] !== input);

/**
 * The choices between inputs that follow from the inputs that were said: who brings a file need not say that it is one.
 */
export function followingChoices({ inputs, options }: Pick<Declaration, 'inputs' | 'options'>, said: Values): Values {
  return Object.fromEntries(
    choicesBetweenInputs({ inputs, options }).flatMap(([name, values]) => {
      if (name in said) return [];
      const [only, ...others] = values.filter((value) => value in said);
      return only !== undefined && others.length === 0 ? [[name, only]] : [];
    }),
  );
}

/** The input of an operation that needs no name: the first that it takes, or the one that a choice between inputs is for. */
export function primaryInput({ inputs }: Declaration, { takes }: OperationDeclaration, values: Values): string | undefined {
  const taken = takes.filter((name) => name in inputs);
  return taken.find((name) => takes.some((other) => !(other in inputs) && values[other] === name)) ?? taken[0];
}
