export interface ValidationRule {
  /** Whether the text passes. Nothing at all passes, too; only `false` and an exception do not. */
  readonly validator: (text: string) => boolean | '' | null | undefined;
  /** May hold `{0}`: there goes what `getErrorMessage` says. */
  readonly message: string;
  readonly getErrorMessage?: ((text: string) => string) | undefined;
}

/** The message of the last rule that the text breaks; every rule is asked. */
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
    return false; // the specification: a rule that throws is broken
  }
}
