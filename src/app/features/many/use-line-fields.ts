import { useSyncExternalStore } from 'react';
import type { Declaration } from '#core/declaration.ts';
import type { Field, Fields } from '#core/fields.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import { textIfThere } from '#engine/error-text.ts';
import { allFields, valuesOfControlValues } from '#tool-ui/stored/control-values.ts';
import { bindField } from '#tool-ui/tool/bind-field.ts';
import { advancedOptionsOf } from '#tool-ui/tool/advanced-options-of.ts';
import { refusalText } from '#tool-ui/tool/refusal-text.ts';
import { sessionFields } from '#tool-ui/tool/session-fields.ts';
import { controlValuesOf, type Step, untouched } from '#tool-ui/tool/session-state.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';

/** The fields of a tool from its session, without running the tool. */
export function useLineFields(declaration: Declaration) {
  const { t, shellText, session } = useToolContext();
  const fields = sessionFields(declaration);
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const controlValues = controlValuesOf(fields, state);
  const values: Readonly<Record<string, unknown>> = valuesOfControlValues<Fields>(allFields(fields), controlValues);
  const change = (name: string, controlValue: ControlValue) => session.change(fields, name, controlValue);
  const replace = (name: string, controlValue: ControlValue, step?: Step) => session.replace(fields, name, controlValue, step);
  const bind = (name: string): object => {
    const field = allFields(fields)[name] as Field; // `name` comes from the declaration
    const controlValue = controlValues[name] ?? '';
    return bindField({
      name,
      field,
      controlValue,
      error: values[name] === undefined ? refusalText(t, shellText, name, field, controlValue) : undefined,
      text: (key, filling) => textIfThere(t, `fields.${name}.${key}`, filling),
      change: (value) => change(name, value),
      replace: (value, step) => replace(name, value, step),
      onSample: undefined,
      onUndo: undefined,
    });
  };
  return { values, bind, change, replace, more: advancedOptionsOf(declaration, controlValues, state.linked), replaced: state.replaced };
}
