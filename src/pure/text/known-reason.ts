/** What a library says, by our code for it: the whole message, or a pattern whose named groups are what our sentence quotes of it. */
export type ReasonTable<Code extends string> = readonly (readonly [code: Code, said: string | RegExp])[];

export interface KnownReason<Code extends string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string>>;
}

/** The code of the first row that fits a message of the library; `undefined` where none does, and a general sentence has to be shown: never the message itself. */
export function knownReason<Code extends string>(table: ReasonTable<Code>, message: string): KnownReason<Code> | undefined {
  for (const [code, said] of table) {
    if (typeof said === 'string') {
      if (said === message) return { code, values: {} };
    } else {
      const match = said.exec(message);
      if (match) return { code, values: { ...match.groups } };
    }
  }
  return undefined;
}
