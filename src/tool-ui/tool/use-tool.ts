import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Declaration } from '#core/declaration.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { MarksBetween, Output } from '#core/outputs.ts';
import { errorText, textIfThere } from '#engine/error-text.ts';
import { useByClock } from '#ui/feedback/by-clock.ts';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { failuresOf, standingFailures } from '../outputs/failures.ts';
import { showOutput } from '../outputs/show-output.ts';
import { useHandOver } from '../hand-over/use-hand-over.ts';
import { allFields, type ControlValues } from '../stored/control-values.ts';
import { bindField } from './bind-field.ts';
import { missingInput } from './missing-input.ts';
import { advancedOptionsOf } from './advanced-options-of.ts';
import { refusalText } from './refusal-text.ts';
import { sampledInput, sampleSet } from './sample-set.ts';
import { sessionFields } from './session-fields.ts';
import type { PartsOf, Tool } from './tool.ts';
import { useToolContext } from './tool-context.ts';
import type { MessagesOf } from './tool-messages.ts';
import type { OperationState } from './tool-operations.ts';
import { type ToolSnapshot, ToolStore } from './tool-store.ts';

/**
 * The state, texts, operations, and results of a declared tool: `const tool = useTool<typeof en>()(declaration, { main, presenters })`,
 * with the English messages as a type. A field, choice, output, or column without a text is a compile-time error.
 */
export const useTool =
  <Messages>() =>
  <D extends Declaration>(
    declaration: D & (Messages extends MessagesOf<D> ? unknown : never),
    parts: PartsOf<D, Messages>,
  ): Tool<D, Messages> =>
    useAnyTool(declaration, parts) as unknown as Tool<D, Messages>; // adds the names of this tool

interface AnyParts {
  readonly english?: TranslateAny | undefined;
}

function useAnyTool(declaration: Declaration, parts: AnyParts): Tool<Declaration, Record<string, never>> {
  const { t, tIsolated, shellText, language, session } = useToolContext();
  const store = useToolStore(declaration, parts);
  const snapshot = useSyncExternalStore(store.subscribe, store.read, () => store.initial);
  const fields = sessionFields(declaration);
  const { controlValues, values, generated, operations, clock, thrown, shownFields } = snapshot;
  const { replaced, linked } = snapshot.session;
  useByClock(clock);
  useHandOver(session, fields);
  useStray(snapshot);
  if (thrown) throw thrown.error;

  const failures = standingFailures(operations);
  /** The first error of a field, in the order of the operations. */
  const errorAt = (name: string) => failures.find(({ about }) => about === name)?.error;

  const samplesAt = (name: string) => sampleSet(declaration, name, { ...controlValues, ...generated } as ControlValues); // generated values are texts
  const fillSamples = (name: string) => store.replaceAll(samplesAt(name), 'sampled');
  const shown = (output: string) => operations.map(({ answer }) => answer?.[output]).find((value) => value !== undefined);

  return {
    t: t as never, // keys are checked where the view calls it
    language,
    values: values as never, // `Tool` has the precise types
    bind(name) {
      const field = allFields(fields)[name];
      if (!field) throw new Error(`The tool ${session.toolId} declares no field “${name}”.`);
      shownFields.add(name);
      const controlValue = (generated[name] ?? controlValues[name] ?? '') as ControlValue; // generated values are texts
      const hasNoValue = values[name] === undefined;
      const failure = hasNoValue ? undefined : errorAt(name);
      return bindField({
        name,
        field,
        controlValue,
        error: hasNoValue
          ? refusalText(t, shellText, name, field, controlValue)
          : failure && errorText(tIsolated, failure, { label: t(`fields.${name}.label`) }),
        errorOf: (item) => {
          const about = failure && [failure, ...(failure.more ?? [])].find((error) => error.item === item);
          return about && errorText(tIsolated, { ...about, more: [] });
        },
        errorAt: failure?.at,
        marks: shown(Object.keys(declaration.outputs).find((output) => isMarksOf(name, declaration.outputs[output])) ?? '') as
          | MarksBetween
          | undefined, // matches the output's kind
        text: (key, filling) => textIfThere(t, `fields.${name}.${key}`, filling),
        change: (value) => store.change(name, value),
        replace: (value, step) => store.replaceAll({ [name]: value }, step),
        onSample: Object.keys(samplesAt(name)).length > 1 ? () => fillSamples(name) : undefined,
        onUndo: Object.hasOwn(replaced, name) ? () => session.undo() : undefined,
      }) as never; // its type depends on the name
    },
    show(name) {
      const output = declaration.outputs[name];
      if (!output) throw new Error(`The tool ${session.toolId} declares no output “${name}”.`);
      const text = (key: string) => t(output.kind === 'table' || key !== 'label' ? `outputs.${name}.${key}` : `outputs.${name}`);
      const sampled = sampledInput(declaration, name);
      const onTrySample = sampled === undefined ? undefined : () => fillSamples(sampled);
      const missing = missingInput(declaration, name, values);
      const needed = missing === undefined ? undefined : textIfThere(t, `fields.${missing}.needed`);
      return showOutput({ name, output, value: shown(name), values, text, needed, onTrySample }) as never; // as in `bind`
    },
    job(name) {
      const { job, request, fallback } = operations.find((each) => each.name === name) as OperationState; // a declared name
      const { result, completedRequest, isRunning, isSlow, share } = job;
      const isUnplaced = result?.ok === false && result.error.field === undefined && fallback === undefined;
      return {
        isRunning,
        isSlow,
        share,
        isLatest: completedRequest === request,
        answers: (field) => completedRequest !== undefined && completedRequest[field] === request?.[field],
        error: isUnplaced ? errorText(tIsolated, result.error) : undefined,
        cancel: () => store.cancel(name),
        request: () => store.request(name),
        earlier: store.earlier(name),
        restore: (earlier) => store.restore(name, earlier),
        regenerate: () => store.regenerate(name),
      };
    },
    more: advancedOptionsOf(declaration, controlValues, linked),
    notices: (name) =>
      operations
        .filter((each) => name === undefined || each.name === name)
        .flatMap(({ answer }) => answer?.notices ?? [])
        .map((notice) => tIsolated(`notices.${notice.code}`, notice.values)),
    bring: store.bring,
    set: store.set,
    replaceAll: (texts, step) => store.replaceAll(texts as ControlValues, step), // texts are control values
  };
}

/** The store of the page, which receives the current texts. */
function useToolStore(declaration: Declaration, { english, ...parts }: AnyParts): ToolStore {
  const { t, language, toolId, session, runOperation, loadReference } = useToolContext();
  const isHydrated = useHydrated();
  const words = { t, language, english };
  const [store] = useState(
    () =>
      new ToolStore(
        declaration,
        { main: {}, presenters: {}, ...parts },
        {
          session,
          words,
          isHydrated,
          call: (call, signal, onProgress) => runOperation({ toolId, ...call, signal, onProgress }),
          loadReference: (wanted) => loadReference(toolId, wanted as typeof language), // the language of the words
        },
      ),
  );
  useLayoutEffect(() => store.setWords(words));
  return store;
}

/** Displays an error above the tool if the view does not render its field. In development, throws instead, because the view is wrong. */
function useStray({ operations, shownFields }: ToolSnapshot): void {
  const { t, tIsolated, sayAbove } = useToolContext();
  useEffect(() => {
    const failure = operations
      .filter(({ job, request }) => job.completedRequest === request)
      .flatMap(failuresOf)
      .find(({ about }) => about !== undefined && !shownFields.has(about));
    const sentence = failure && errorText(tIsolated, failure.error, { label: t(`fields.${failure.about}.label`) });
    if (import.meta.env.DEV && failure) throw new Error(`No field “${failure.about}” is shown to display its error: ${sentence}`);
    sayAbove(sentence);
  });
}

const isMarksOf = (field: string, output: Output | undefined): boolean => output?.kind === 'marks' && output.of === field;
