import type { Context, DataContext } from './context.ts';
import type { Declaration, Given, OperationName, OperationsOf } from './declaration.ts';
import type { Result } from './result.ts';

type ContextOf<D extends Declaration, Name extends OperationName<D>> = OperationsOf<D>[Name]['thread'] extends 'worker'
  ? DataContext
  : Context;

/** Runs an operation. Returns a value, `null` for an empty input, or an error. Never throws, for any input. */
export type Run<D extends Declaration, Name extends OperationName<D>> = (
  given: Given<D, Name>,
  context: ContextOf<D, Name>,
) => Result<unknown> | Promise<Result<unknown>>;

/** The runs of all operations of a tool: `export const run = { … } satisfies Runs<typeof declaration>`. */
export type Runs<D extends Declaration> = { readonly [Name in OperationName<D>]: Run<D, Name> };

/** The value of a successful run that is not `null`. */
export type ValueFrom<R> = R extends (...parameters: never[]) => infer Returned
  ? Awaited<Returned> extends infer Returning
    ? Returning extends { readonly ok: true; readonly value: infer Value }
      ? Exclude<Value, null>
      : never
    : never
  : never;
