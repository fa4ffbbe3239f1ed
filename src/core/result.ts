/** The result of an operation. It is plain data and can leave a worker, unlike a thrown error. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ToolError<Code> };

/** A failure that the user can fix. `code` names a message; it is never a sentence. */
export interface ToolError<Code extends string = string> {
  readonly code: Code;
  /** The values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Placeholder values that are texts of the tool, given as message keys. These messages receive the same values. */
  readonly words?: Readonly<Record<string, string>>;
  /** The input or option that the error is about; the first input of the tool if left out. */
  readonly field?: string;
  /** For a list field: the control of the text that the error is about, such as `2.values` for the second item. */
  readonly item?: string;
  /** The offset in that input, in UTF-16 code units, at which an editor places the mark. */
  readonly at?: number;
  /** The input is the beginning of something valid, such as `-`. A page shows no error while the visitor types. */
  readonly isIncomplete?: true;
  /** Further errors: in the same field, in text order, or in another field that they name. */
  readonly more?: readonly ToolError[];
}

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <const Code extends string>(code: Code, details: Omit<ToolError, 'code'> = {}): Result<never, Code> => ({
  ok: false,
  error: { code, ...details },
});

/** Maps the value of a successful result. */
export const mapResult = <Value, Part, Code extends string>(
  result: Result<Value, Code>,
  map: (value: Value) => Part,
): Result<Part, Code> => (result.ok ? ok(map(result.value)) : result);

/** Returns the result unchanged, except that a failure is about the given field. */
export const aboutField = <Value, Code extends string>(field: string, result: Result<Value, Code>): Result<Value, Code> =>
  result.ok ? result : fail(result.error.code, { ...result.error, field });
