import type { RunContext } from './context.ts';
import type { DataType } from './data-type.ts';
import type { Fields, ValuesOf } from './fields.ts';
import type { Result } from './result.ts';

type MaybePromise<Value> = Value | Promise<Value>;

export interface Operation<Inputs extends Fields = Fields, Options extends Fields = Fields, Value = unknown, Code extends string = string> {
  readonly inputs: Inputs;
  readonly options: Options;
  /** What the value is, where it is a text or bytes that another tool can take. */
  readonly produces: DataType;
  /** `worker` when 1 MB of input takes longer than a frame, or when the time has no bound. */
  readonly thread: 'main' | 'worker';
  /** Name of the sibling operation that undoes this one; the conformance suite then checks the round trip. */
  readonly inverse?: string;
  /** A formatter: applied to its own output it changes nothing, which the conformance suite checks. */
  readonly isIdempotent?: boolean;
  /** Where these two hold, if not for all inputs and options. */
  lawsHoldFor?(inputs: ValuesOf<Inputs>, options: ValuesOf<Options>): boolean;
  // A method, not a property: its parameters stay bivariant, so a specific operation fits a list of operations.
  run(inputs: ValuesOf<Inputs>, options: ValuesOf<Options>, context: RunContext): MaybePromise<Result<Value, Code>>;
}

export const defineOperation = <Inputs extends Fields, Options extends Fields, Value, Code extends string>(
  operation: Operation<Inputs, Options, Value, Code>,
): Operation<Inputs, Options, Value, Code> => operation;

export type Operations = Readonly<Record<string, Operation>>;
