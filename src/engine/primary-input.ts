import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Values } from './library.ts';

/**
 * The choices between inputs that follow from the inputs that were said: who brings a file need not say that it is one. A choice is between
 * inputs if its values are their names.
 */
export function followingChoices({ inputs, options }: Declaration, said: Values): Values {
  const choices = Object.entries({ ...inputs, ...options }).flatMap(([name, field]) =>
    'values' in field && !(name in said) && field.values.every((value) => value in inputs) ? [[name, field.values] as const] : [],
  );
  return Object.fromEntries(
    choices.flatMap(([name, values]) => {
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
