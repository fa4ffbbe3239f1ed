import { useEffect, useSyncExternalStore } from 'react';
import type { Field, Fields, ValuesOf } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { Translate } from '#core/message-key.ts';
import { allFields, type Drafts, valuesOfDrafts } from './drafts.ts';
import type { Outcome } from './outcome.ts';
import { useToolContext } from './tool-context.ts';
import type { CodeOf, MessagesFor } from './tool-messages.ts';
import { draftsOf, readOnServer } from './tool-session.ts';
import { type BoundProps, bindField } from './tool/bind-field.ts';
import { errorText, refusalText, textIfThere } from './tool/error-text.ts';
import { useHandOver } from './use-hand-over.ts';

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
    if (kindOf(field).valueOf(field, draft) === undefined) return refusalText(t, shellText, name, field);
    const failed = outcomes.find((outcome) => outcome && !outcome.ok && (outcome.error.field ?? firstInput) === name);
    return failed && !failed.ok ? errorText(t, failed.error, { label: t(`fields.${name}.label`) }) : undefined;
  };

  const bind = (name: string, ...outcomes: readonly Outcome<unknown>[]): object => {
    const field = declared[name];
    if (!field) throw new Error(`The tool ${session.toolId} declares no field “${name}”.`);
    const draft = drafts[name] ?? '';
    return bindField({
      name,
      field,
      draft,
      error: errorAbout(name, field, draft, outcomes),
      text: (key, values) => textIfThere(t, `fields.${name}.${key}`, values),
      change: (value) => session.change(fields, name, value),
      replace: (value) => session.replace(fields, name, value),
      onUndo: state.replaced?.name === name ? () => session.undo() : undefined,
    });
  };

  const tool: Tool<Record<string, never>, Fields, Fields> = {
    t: t as Translate<Record<string, never>>, // keys are checked where the view calls it
    inputs: valuesOrNaN(fields.inputs, drafts),
    options: valuesOrNaN(fields.options, drafts),
    bind: bind as never, // its result depends on the name, which only the signature of `Tool` can say
    errorText: (outcome) => (outcome && !outcome.ok ? errorText(t, outcome.error) : undefined),
    set: (name, value) => session.change(fields, name, typeof value === 'number' ? String(value) : (value as Draft)), // a value is a number or a draft
  };
  return tool as unknown as Tool<Source, Declared['inputs'], Declared['options']>; // the same, with the names of this tool
}

/** A tool that is not declared yet knows NaN for a number that is none. */
const valuesOrNaN = (fields: Fields, drafts: Drafts): ValuesOf<Fields> => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, Number.NaN])),
  ...(valuesOfDrafts(fields, drafts) as ValuesOf<Fields>), // what has no value stands above
});
