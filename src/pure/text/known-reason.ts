/** Messages of a library, with our code for each: the whole message, or a pattern whose named groups are quoted in our sentence. */
export type ReasonTable<Code extends string> = readonly (readonly [code: Code, expected: string | RegExp])[];

export interface KnownReason<Code extends string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string>>;
}

/** Finds the code for a library's message. If it is `undefined`, show a general sentence, never the message itself. */
export function knownReason<Code extends string>(table: ReasonTable<Code>, message: string): KnownReason<Code> | undefined {
  for (const [code, expected] of table) {
    if (typeof expected === 'string') {
      if (expected === message) return { code, values: {} };
    } else {
      const match = expected.exec(message);
      if (match) return { code, values: { ...match.groups } };
    }
  }
  return undefined;
}
