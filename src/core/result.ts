/** What an operation gives back. Plain data: it survives the way out of a worker, which a thrown error does not. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ToolError<Code> };

/** A failure the user can act on. `code` names a message; it is never a sentence. */
export interface ToolError<Code extends string = string> {
  readonly code: Code;
  /** What the message's placeholders stand for. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Those that stand for words of the tool's own, or a sentence inside the sentence, by the keys of their messages, which have the same values. */
  readonly words?: Readonly<Record<string, string>>;
  /** The input or option it is about; the tool's first input if left out. */
  readonly field?: string;
  /** Where that is a list: the text of an item that it is about, as its control is named, such as `2.values` of the second item. */
  readonly item?: string;
  /** Offset into that input, in UTF-16 code units, where an editor should put the mark. */
  readonly at?: number;
  /** What was given is the beginning of something valid, such as `-`: a page, where one still types, keeps quiet. */
  readonly isIncomplete?: true;
  /** What else is wrong: with the same field, in the order of its text, or with another one that it names. */
  readonly more?: readonly ToolError[];
}

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const fail = <const Code extends string>(code: Code, details: Omit<ToolError, 'code'> = {}): Result<never, Code> => ({
  ok: false,
  error: { code, ...details },
});

/** The result of a part of the work, or of more work, on its value. */
export const mapResult = <Value, Part, Code extends string>(
  result: Result<Value, Code>,
  map: (value: Value) => Part,
): Result<Part, Code> => (result.ok ? ok(map(result.value)) : result);

/** The same result; a failure is then about that input or option. */
export const aboutField = <Value, Code extends string>(field: string, result: Result<Value, Code>): Result<Value, Code> =>
  result.ok ? result : fail(result.error.code, { ...result.error, field });
