import type { Field } from '#core/fields.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { textIfThere } from '#engine/error-text.ts';

/** What stands in a field is no value that it can have. */
export function refusalText(t: TranslateAny, shellText: TranslateAny, name: string, field: Field): string | undefined {
  const refusal = kindOf(field).refusal?.(field);
  if (!refusal) return undefined;
  const { code, values } = refusal;
  return (
    textIfThere(t, `fields.${name}.invalid`, values) ?? shellText(`workbench.${code}`, { label: t(`fields.${name}.label`), ...values })
  );
}
