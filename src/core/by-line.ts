import { type Declaration, type OperationDeclaration, operationsOf } from './declaration.ts';
import { choice, type Fields, flag, type TextField, text } from './fields.ts';

/** The fields that a tool has besides its own when it can be asked line by line: on or off, the lines, and what is done with them. */
export const LINES = 'lines';
export const LINE_TEXTS = 'lineTexts';
export const LINE_OPERATION = 'lineOperation';

type Operations = Readonly<Record<string, OperationDeclaration>>;

/** The operations of which each line of an input is an input of its own, by name. */
export const lineOperations = (declaration: Declaration): Operations =>
  Object.fromEntries(Object.entries(operationsOf(declaration)).filter(([, { perLine, isInternal }]) => perLine && !isInternal));

/** The input of which each line is one: the first text that the operation takes. */
export const lineInput = ({ inputs }: Pick<Declaration, 'inputs'>, { takes }: OperationDeclaration): string | undefined =>
  takes.find((name) => inputs[name]?.kind === 'text');

/** These fields; none of a tool that takes no lines. Where one of its inputs is a secret, so are the lines. */
export function lineFields(declaration: Declaration): { readonly inputs: Fields; readonly options: Fields } {
  const operations = lineOperations(declaration);
  const names = Object.keys(operations);
  const inputs = Object.values(operations).flatMap((operation) => declaration.inputs[lineInput(declaration, operation) ?? ''] ?? []);
  const [first] = inputs;
  if (!first) return { inputs: {}, options: {} };
  const secret = inputs.find(({ memory }) => memory === 'none') as TextField | undefined; // inputs that are texts
  const { memory, link, isMasked = false } = secret ?? (first as TextField);
  const keeping = { ...(memory !== undefined && { memory }), ...(link !== undefined && { link }) };
  return {
    inputs: { [LINE_TEXTS]: { ...text(keeping), isMasked } },
    options: {
      [LINES]: flag(false),
      ...(names.length > 1 && { [LINE_OPERATION]: choice(names, names[0] ?? '') }),
    },
  };
}

/** The options that a tool declares itself: to be asked line by line is no option that is reset, or that each link says. */
export const withoutLines = ({ [LINES]: _lines, [LINE_OPERATION]: _operation, ...own }: Fields): Fields => own;
