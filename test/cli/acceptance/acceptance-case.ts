/** An action of a visitor. Refers to fields and buttons by their labels. */
export type Step = Readonly<Record<string, unknown>>;

/** The expected state of the page afterwards. */
export type Expectation = Readonly<Record<string, unknown>>;

/** The expected behavior of a tool, described from a visitor's point of view. */
export interface AcceptanceCase {
  readonly tool: string;
  readonly title: string;
  readonly steps: readonly Step[];
  readonly expect: readonly Expectation[];
}

/** Splits a step or an expectation into its keyword, the label, and the other values. */
export function saidIn(line: Step | Expectation): { readonly kind: string; readonly label: string; readonly others: readonly unknown[] } {
  const [kind = '', value] = Object.entries(line)[0] ?? [];
  const [label, ...others]: readonly unknown[] = Array.isArray(value) ? value : [value];
  return { kind, label: String(label), others };
}

const asOneLine = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');

/** Compares a text with the expected one. */
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
