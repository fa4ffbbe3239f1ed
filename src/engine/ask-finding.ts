import type { DataContext } from '#core/context.ts';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Ask, WrittenFinding } from '#core/detection.ts';
import { initialValues } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import type { AnyRun, Values } from './library.ts';

type Written = WrittenFinding | undefined;
type Write = (result: Result<unknown>, given: Values, context: Pick<DataContext, 'language'>) => Written | Promise<Written>;

/** The parts of a tool that complete its findings. */
export interface AskedTool {
  readonly declaration: Pick<Declaration, 'inputs' | 'options' | 'operations'>;
  readonly run: Readonly<Record<string, AnyRun>>;
  /** The functions that `present-findings.ts` exports. */
  readonly write: Readonly<Record<string, Write>>;
}

/** Runs the operation of a finding with default options and completes the finding from its result. */
export async function askFinding(
  { declaration, run, write }: AskedTool,
  { operation, inputs, write: name }: Ask,
  context: DataContext,
): Promise<Written> {
  const work = run[operation];
  const writer = write[name];
  const { takes, presentsWith = [] } = operationsOf(declaration)[operation] ?? {};
  if (!work || !writer || !takes) throw new Error(`The operation “${operation}” or the function “${name}” is missing.`);
  const values: Values = { ...initialValues({ ...declaration.inputs, ...declaration.options }), ...inputs };
  const read = (fields: readonly string[]): Values => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return writer(await work(read(takes), context), read([...takes, ...presentsWith]), context);
}
