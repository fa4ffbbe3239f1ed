/** What a visitor does, by the labels that he sees. */
export type Step = Readonly<Record<string, unknown>>;

/** What he then finds. */
export type Expectation = Readonly<Record<string, unknown>>;

/** What a tool is expected to do, said as someone in front of its page would say it. */
export interface AcceptanceCase {
  readonly tool: string;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly expect: readonly Expectation[];
}

/** The one word that a step or an expectation is about, and what it says of it. */
export function saidIn(line: Step | Expectation): { readonly kind: string; readonly label: string; readonly others: readonly unknown[] } {
  const [kind = '', said] = Object.entries(line)[0] ?? [];
  const [label, ...others]: readonly unknown[] = Array.isArray(said) ? said : [said];
  return { kind, label: String(label), others };
}

const asOneLine = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');

/** Whether a text is as it is expected to be. */
export function isAsSaid(text: string, how: unknown, wanted: unknown): boolean {
  const found = asOneLine(text);
  switch (how) {
    case 'equals':
      return found.trim() === asOneLine(String(wanted)).trim();
    case 'contains':
      return found.includes(asOneLine(String(wanted)));
    case 'matches':
      return new RegExp(String(wanted), 's').test(found);
    case 'notmatches':
      return !new RegExp(String(wanted), 's').test(found);
    default:
      throw new Error(`Nothing is compared like this: ${String(how)}.`);
  }
}
