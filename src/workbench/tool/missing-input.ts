import { areMet, type Declaration, operationsOf } from '#core/declaration.ts';

/** The first input that an output still needs of those that its operation cannot do without, once something of them has been brought. */
export function missingInput(declaration: Declaration, output: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const operation = Object.values(operationsOf(declaration)).find(({ gives, when }) => gives.includes(output) && areMet(when, values));
  const isBegun = operation?.takes.some((name) => declaration.inputs[name]?.kind === 'text' && values[name] !== '');
  return isBegun
    ? Object.entries(operation?.needs ?? {}).find(([name, where]) => areMet(where, values) && values[name] === '')?.[0]
    : undefined;
}
