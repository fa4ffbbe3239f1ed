import { areMet, type Declaration, operationsOf } from '#core/declaration.ts';

/** The first required input that is missing for an output, once another text input of its operation is filled. */
export function missingInput(declaration: Declaration, output: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const operation = Object.values(operationsOf(declaration)).find(({ gives, when }) => gives.includes(output) && areMet(when, values));
  const isBegun = operation?.takes.some((name) => declaration.inputs[name]?.kind === 'text' && values[name] !== '');
  return isBegun
    ? Object.entries(operation?.requires ?? {}).find(([name, where]) => areMet(where, values) && values[name] === '')?.[0]
    : undefined;
}
