import type { Declaration, OperationDeclaration } from '#core/declaration.ts';
import type { Values } from './library.ts';

/** The choice fields that select one of several inputs. Their values are input names. */
export const choicesBetweenInputs = ({ inputs, options }: Pick<Declaration, 'inputs' | 'options'>) =>
  Object.entries({ ...inputs, ...options }).flatMap(([name, field]) =>
    'values' in field && field.values.every((value) => value in inputs) ? [[name, field.values] as const] : [],
  );

/** Whether a choice field selects another input instead of this one. */
export const isNotChosen = (declaration: Declaration, input: string, values: Values): boolean =>
  choicesBetweenInputs(declaration).some(([name, inputs]) => inputs.includes(input) && values[name] !== input);

/** The choices between inputs that follow from the given inputs, so that giving a file is enough to select it. */
export function followingChoices({ inputs, options }: Pick<Declaration, 'inputs' | 'options'>, given: Values): Values {
  return Object.fromEntries(
    choicesBetweenInputs({ inputs, options }).flatMap(([name, values]) => {
      if (name in given) return [];
      const [only, ...others] = values.filter((value) => value in given);
      return only !== undefined && others.length === 0 ? [[name, only]] : [];
    }),
  );
}

/** The primary input of an operation, which needs no option name: the input that a choice field selects, or else the first one. */
export function primaryInput({ inputs }: Declaration, { takes }: OperationDeclaration, values: Values): string | undefined {
  const taken = takes.filter((name) => name in inputs);
  return taken.find((name) => takes.some((other) => !(other in inputs) && values[other] === name)) ?? taken[0];
}
