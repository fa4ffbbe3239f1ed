import { type Presentation, present, type PresentationTexts } from '#core/present.ts';
import type { DataContext } from '#core/context.ts';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Values, Work } from './library.ts';
import { pick } from './values.ts';

/** An operation of a tool, with everything needed to run it. */
export interface Asked {
  readonly declaration: Declaration;
  readonly work: Work;
  /** The name of the operation. */
  readonly name: string;
}

/** Runs an operation with field values and writes its outputs. The result is `null` if the input is empty. */
export async function performOperation(
  { declaration, work, name }: Asked,
  values: Values,
  context: DataContext,
  texts: PresentationTexts,
): Promise<Result<Presentation | null>> {
  const operation = operationsOf(declaration)[name];
  const run = work.run[name];
  if (!operation || !run) throw new Error(`There is no operation “${name}”.`);
  const result = await run(pick(values, operation.takes), context);
  if (!result.ok || result.value === null) return result.ok ? ok(null) : result;
  if (operation.writesTo !== undefined && typeof result.value === 'string') return ok({ fields: { [operation.writesTo]: result.value } });
  return ok(await present(operation.gives, work.presenters[name], result.value, pick(values, operation.presentsWith), texts));
}
