import { type Declaration, type OperationDeclaration, operationsOf } from './declaration.ts';
import { choice, type Fields, flag, type TextField, text } from './fields.ts';

/** The fields that are added to a tool that can process many lines at once: the switch, the lines, and the operation for each line. */
export const LINES = 'lines';
export const LINE_TEXTS = 'lineTexts';
export const LINE_OPERATION = 'lineOperation';

type Operations = Readonly<Record<string, OperationDeclaration>>;

/** The operations that can process each line of an input as an input of its own, by name. */
export const lineOperations = (declaration: Declaration): Operations =>
  Object.fromEntries(Object.entries(operationsOf(declaration)).filter(([, { perLine, uiOnly }]) => perLine && !uiOnly));

/** The input that is split into lines: the first text field that the operation takes. */
export const lineInput = ({ inputs }: Pick<Declaration, 'inputs'>, { takes }: OperationDeclaration): string | undefined =>
  takes.find((name) => inputs[name]?.kind === 'text');

/** The fields for many-at-once mode; empty if no operation works line by line. If one of the inputs is secret, so are the lines. */
export function lineFields(declaration: Declaration): { readonly inputs: Fields; readonly options: Fields } {
  const operations = lineOperations(declaration);
  const names = Object.keys(operations);
  const inputs = Object.values(operations).flatMap((operation) => declaration.inputs[lineInput(declaration, operation) ?? ''] ?? []);
  const [first] = inputs;
  if (!first) return { inputs: {}, options: {} };
  const secret = inputs.find(({ persist }) => persist === 'never') as TextField | undefined; // line inputs are text fields
  const { persist, share, isMasked = false } = secret ?? (first as TextField);
  const keeping = { ...(persist !== undefined && { persist }), ...(share !== undefined && { share }) };
  return {
    inputs: { [LINE_TEXTS]: { ...text(keeping), isMasked } },
    options: {
      [LINES]: flag(false),
      ...(names.length > 1 && { [LINE_OPERATION]: choice(names, names[0] ?? '') }),
    },
  };
}

/** A tool's own options, without those of many-at-once mode, which are not reset and not in every link. */
export const withoutLines = ({ [LINES]: _lines, [LINE_OPERATION]: _operation, ...own }: Fields): Fields => own;
