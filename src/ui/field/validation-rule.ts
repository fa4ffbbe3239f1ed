export interface ValidationRule {
  /** Checks the text. Only `false` and an exception count as a failure. */
  readonly validator: (text: string) => boolean | '' | null | undefined;
  /** May contain `{0}`, which is replaced with the result of `getErrorMessage`. */
  readonly message: string;
  readonly getErrorMessage?: ((text: string) => string) | undefined;
}

/** The message of the last rule that the text breaks. Every rule runs. */
export function brokenRuleMessage(text: string, rules: readonly ValidationRule[]): string | undefined {
  const broken = rules.filter((rule) => !passes(rule, text)).at(-1);
  if (broken === undefined) return undefined;
  const detail = broken.getErrorMessage?.(text);
  return detail === undefined ? broken.message : broken.message.replace('{0}', () => detail);
}

function passes({ validator }: ValidationRule, text: string): boolean {
  try {
    return validator(text) !== false;
  } catch {
    return false; // as specified, a rule that throws is broken
  }
}
