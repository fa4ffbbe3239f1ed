import type { Field } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { textIfThere } from '#engine/error-text.ts';

/** The error message of a control value that is not a valid value; `undefined` if the field has none or the visitor may still be typing. */
export function refusalText(
  t: TranslateAny,
  shellText: TranslateAny,
  name: string,
  field: Field,
  controlValue: ControlValue,
): string | undefined {
  const kind = kindOf(field);
  const refusal = kind.refusal?.(field);
  if (!refusal || kind.isBeginning?.(controlValue)) return undefined;
  const { code, values } = refusal;
  return (
    textIfThere(t, `fields.${name}.invalid`, values) ?? shellText(`workbench.${code}`, { label: t(`fields.${name}.label`), ...values })
  );
}
