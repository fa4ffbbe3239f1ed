import { useSyncExternalStore } from 'react';
import type { Declaration } from '#core/declaration.ts';
import type { Field, Fields } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { textIfThere } from '#engine/error-text.ts';
import { allFields, valuesOfDrafts } from '#workbench/stored/drafts.ts';
import { bindField } from '#workbench/tool/bind-field.ts';
import { advancedOptionsOf } from '#workbench/tool/advanced-options-of.ts';
import { refusalText } from '#workbench/tool/refusal-text.ts';
import { sessionFields } from '#workbench/tool/session-fields.ts';
import { draftsOf, type Step, untouched } from '#workbench/tool/session-state.ts';
import { useToolContext } from '#workbench/tool/tool-context.ts';

/** The fields of a tool from its session, without running the tool. */
export function useLineFields(declaration: Declaration) {
  const { t, shellText, session } = useToolContext();
  const fields = sessionFields(declaration);
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const drafts = draftsOf(fields, state);
  const values: Readonly<Record<string, unknown>> = valuesOfDrafts<Fields>(allFields(fields), drafts);
  const change = (name: string, draft: Draft) => session.change(fields, name, draft);
  const replace = (name: string, draft: Draft, step?: Step) => session.replace(fields, name, draft, step);
  const bind = (name: string): object => {
    const field = allFields(fields)[name] as Field; // `name` comes from the declaration
    const draft = drafts[name] ?? '';
    return bindField({
      name,
      field,
      draft,
      error: values[name] === undefined ? refusalText(t, shellText, name, field, draft) : undefined,
      text: (key, filling) => textIfThere(t, `fields.${name}.${key}`, filling),
      change: (value) => change(name, value),
      replace: (value, step) => replace(name, value, step),
      onSample: undefined,
      onUndo: undefined,
    });
  };
  return { values, bind, change, replace, more: advancedOptionsOf(declaration, drafts, state.linked), replaced: state.replaced };
}
