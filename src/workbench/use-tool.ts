import { useEffect, useSyncExternalStore } from 'react';
import type {
  ChoiceField,
  Field,
  Fields,
  FileField,
  FlagField,
  ListField,
  ListItem,
  NumberField,
  TextField,
  ValuesOf,
} from '#core/fields.ts';
import type { ToolError } from '#core/result.ts';
import type { MessageValues, Translate } from '#i18n/message-key.ts';
import type { Choice, FieldProps, TextActions } from '#ui/field-props.ts';
import { type BoundList, bindList } from './bound-list.ts';
import { allFields, type Draft, valueOfDraft, valuesOfDrafts } from './drafts.ts';
import type { Outcome } from './outcome.ts';
import { useToolContext } from './tool-context.ts';
import type { CodeOf, MessagesFor } from './tool-messages.ts';
import { draftsOf, readOnServer } from './tool-session.ts';
import { useHandOver } from './use-hand-over.ts';

/** What the control of a field takes, by the kind of the field. */
export type BoundProps<F extends Field> =
  F extends ChoiceField<infer Value>
    ? FieldProps<Value> & { readonly options: readonly Choice<Value>[] }
    : F extends TextField
      ? FieldProps<string> & TextActions & { readonly placeholder?: string | undefined; readonly isSecret: boolean }
      : F extends NumberField
        ? FieldProps<string> & { readonly min: number; readonly max: number; readonly isWhole: boolean }
        : F extends FlagField
          ? FieldProps<boolean>
          : F extends FileField
            ? FieldProps<File | null> & { readonly accept: string }
            : F extends ListField<infer Member>
              ? BoundList<Member>
              : never;

interface ToolFieldsOf<Inputs extends Fields, Options extends Fields> {
  readonly inputs: Inputs;
  readonly options: Options;
}

/** All that a tool's view works with. */
export interface Tool<Source, Inputs extends Fields, Options extends Fields> {
  readonly t: Translate<Source>;
  /** Numbers are NaN while what stands in their field is not one they can have. */
  readonly inputs: ValuesOf<Inputs>;
  readonly options: ValuesOf<Options>;
  /** What a field's control needs, with the error that one of the outcomes has about it: its sentence may say the field's `{{label}}`. */
  readonly bind: <Name extends keyof (Inputs & Options) & string>(
    name: Name,
    ...outcomes: readonly Outcome<unknown, CodeOf<Source>>[]
  ) => BoundProps<(Inputs & Options)[Name]>;
  /** The sentence about a failed outcome, for the few errors that stand beside no field. */
  readonly errorText: (outcome: Outcome<unknown, CodeOf<Source>>) => string | undefined;
  /** Sets a field from something else than its own control. */
  readonly set: <Name extends keyof (Inputs & Options) & string>(name: Name, value: ValuesOf<Inputs & Options>[Name]) => void;
}

/**
 * The state of the tool's declared fields, and its texts: `const tool = useTool<typeof en, typeof fields>(fields)`,
 * with the English messages as a type and `fields.ts` as a namespace.
 * A field without a label, or a choice without a text, does not compile.
 */
export function useTool<Source extends MessagesFor<Declared['inputs'], Declared['options']>, Declared extends ToolFieldsOf<Fields, Fields>>(
  fields: Declared,
): Tool<Source, Declared['inputs'], Declared['options']> {
  const { t, shellText, session } = useToolContext();
  const state = useSyncExternalStore(session.subscribe, session.read, readOnServer);
  const drafts = draftsOf(fields, state);
  const declared = allFields(fields);
  const firstInput = Object.keys(fields.inputs)[0];

  useEffect(() => {
    session.declare(fields);
  }, [session, fields]);
  useHandOver(session, fields);

  const errorAbout = (name: string, field: Field, draft: Draft, outcomes: readonly Outcome<unknown>[]): string | undefined => {
    if (field.kind === 'number' && Number.isNaN(valueOfDraft(field, draft))) {
      const { min, max, isWhole } = field;
      const own = has(t, `fields.${name}.invalid`) ? t(`fields.${name}.invalid`, { min, max }) : undefined;
      return own ?? shellText(isWhole ? 'workbench.notWhole' : 'workbench.notANumber', { label: t(`fields.${name}.label`), min, max });
    }
    for (const outcome of outcomes) {
      if (outcome && !outcome.ok && (outcome.error.field ?? firstInput) === name)
        return sentencesOf(t, outcome.error, { label: t(`fields.${name}.label`) });
    }
    return undefined;
  };

  const bind = (name: string, ...outcomes: readonly Outcome<unknown>[]): object => {
    const field = declared[name];
    if (!field) throw new Error(`The tool ${session.toolId} declares no field “${name}”.`);
    const draft = drafts[name] ?? '';
    const optional = (key: string, values?: MessageValues): string | undefined =>
      has(t, `fields.${name}.${key}`) ? t(`fields.${name}.${key}`, values) : undefined;
    const onUndo = state.replaced?.name === name ? () => session.undo() : undefined;
    const props = {
      name,
      label: t(`fields.${name}.label`),
      hint: optional('hint'),
      error: errorAbout(name, field, draft, outcomes),
      value: draft,
      onChange: (value: Draft) => session.change(fields, name, value),
    };
    switch (field.kind) {
      case 'text':
        return {
          ...props,
          placeholder: optional('placeholder'),
          isSecret: field.isMasked,
          sample: field.sample,
          onReplace: (value: string) => session.replace(fields, name, value),
          onUndo,
        };
      case 'number':
        return { ...props, min: field.min, max: field.max, isWhole: field.isWhole };
      case 'choice':
        return { ...props, options: field.values.map((value) => ({ value, label: t(`fields.${name}.options.${value}`) })) };
      case 'file':
        return { ...props, value: draft === '' ? null : draft, accept: field.accept };
      case 'flag':
        return props;
      case 'list':
        return bindList({
          name,
          field,
          items: draft as readonly ListItem[], // only what fits the field gets here
          change: props.onChange,
          replace: (items) => session.replace(fields, name, items),
          onUndo,
          text: (member, key, number) => optional(`members.${member}.${key}`, { number }),
        });
    }
  };

  const tool: Tool<Record<string, never>, Fields, Fields> = {
    t: t as Translate<Record<string, never>>, // keys are checked where the view calls it
    inputs: valuesOfDrafts<Fields>(fields.inputs, drafts),
    options: valuesOfDrafts<Fields>(fields.options, drafts),
    bind: bind as never, // its result depends on the name, which only the signature of `Tool` can say
    errorText: (outcome) => (outcome && !outcome.ok ? sentencesOf(t, outcome.error) : undefined),
    set: (name, value) => session.change(fields, name, typeof value === 'number' ? String(value) : (value as Draft)), // a value is a number or a draft
  };
  return tool as unknown as Tool<Source, Declared['inputs'], Declared['options']>; // the same, with the names of this tool
}

/** An error and what else is wrong, a line each. */
const sentencesOf = (t: (key: string, values?: MessageValues) => string, error: ToolError, common: MessageValues = {}): string =>
  [error, ...(error.more ?? [])].map(({ code, values }) => t(`errors.${code}`, { ...common, ...values })).join('\n');

/** Whether there is such a message: a translator answers with the key itself when there is none. */
const has = (t: (key: string) => string, key: string): boolean => t(key) !== key;
