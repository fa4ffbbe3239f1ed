/** Shown to the visitor as “try an example”, and run by the conformance suite, so that it cannot go stale. */
export interface Example {
  /** The name of the operation. */
  readonly operation: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly output: unknown;
}
