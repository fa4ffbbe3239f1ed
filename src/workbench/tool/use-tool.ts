import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Fields } from '#core/fields.ts';
import type { Draft } from '#core/kinds/kind.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { MarksBetween, Output } from '#core/outputs.ts';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { allFields, type Drafts, type ToolFields, valuesOfDrafts } from '../stored/drafts.ts';
import { contextIn } from '../answer/run-context.ts';
import { useToolContext } from './tool-context.ts';
import { draftsOf, type Step, untouched } from './session-state.ts';
import { useHandOver } from '../hand-over/use-hand-over.ts';
import { useSecondClock } from '../clock/use-second-clock.ts';
import { bindField } from './bind-field.ts';
import { errorText, textIfThere } from '#engine/error-text.ts';
import { refusalText } from './refusal-text.ts';
import { failuresOf, standingFailures } from '../answer/failures.ts';
import { moreOptionsOf } from './more-options-of.ts';
import { missingInput } from './missing-input.ts';
import { sampledInput, sampleSet } from './sample-set.ts';
import { sessionFields } from './session-fields.ts';
import { showOutput } from '../answer/show-output.ts';
import type { PartsOf, Tool } from './tool.ts';
import type { MessagesOf } from './tool-messages.ts';
import { ToolRuns, type Work } from '../answer/tool-runs.ts';
import { useAnswerWords } from '../answer/use-answer-words.ts';
import { type DrawnBy, useDrawnFields } from '../answer/use-drawn-fields.ts';
import { useFilling } from './use-filling.ts';
import { useSampled } from './use-sampled.ts';
import type { Values } from '../answer/values.ts';

/**
 * The state, texts, operations, and results of a declared tool: `const tool = useTool<typeof en>()(declaration, { main, answer })`, with
 * the English messages as a type. A field, choice, output, or column without a text is a compile-time error.
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
  const { t, say, shellText, language, session } = useToolContext();
  const fields = sessionFields(declaration);
  const { drafts, replaced, linked } = useDrafts(fields, declaration);
  const typed: Values = valuesOfDrafts<Fields>(allFields(fields), drafts);
  const [brought, setBrought] = useState<Values>({});
  const { drawnBy, take, release } = useDrawnFields(declaration);
  const { works, runs, drawn } = useWorks(declaration, parts, { ...typed, ...brought }, drawnBy);
  const values = { ...typed, ...drawn };
  const change = (name: string, draft: Draft) => {
    take(name);
    session.change(fields, name, draft);
  };

  useStray(works, runs);
  useFilling(works, (name, value) => {
    take(name);
    session.fill(fields, name, draftOf(value));
  });
  const noteSampled = useSampled(declaration, runs.request);

  const failures = standingFailures(works);
  /** The first error of a field, in the order of the operations. */
  const errorAt = (name: string) => failures.find(({ about }) => about === name)?.error;

  const samplesAt = (name: string) => sampleSet(declaration, name, { ...drafts, ...drawn } as Drafts); // generated values are texts
  const replaceAll = (replacing: Drafts, step?: Step) => {
    for (const name of Object.keys(replacing)) take(name);
    session.replaceAll(fields, replacing, step);
    if (step === 'sampled') noteSampled(Object.keys(replacing));
  };
  const fillSamples = (name: string) => replaceAll(samplesAt(name), 'sampled');
  const shown = (output: string) => works.map(({ answer }) => answer?.[output]).find((value) => value !== undefined);

  return {
    t: t as never, // keys are checked where the view calls it
    language,
    values: values as never, // `Tool` has the precise types
    bind(name) {
      const field = allFields(fields)[name];
      if (!field) throw new Error(`The tool ${session.toolId} declares no field “${name}”.`);
      runs.noteShown(name);
      const draft = (drawn[name] ?? drafts[name] ?? '') as Draft; // generated values are texts
      const hasNoValue = values[name] === undefined;
      const failure = hasNoValue ? undefined : errorAt(name);
      return bindField({
        name,
        field,
        draft,
        error: hasNoValue
          ? refusalText(t, shellText, name, field, draft)
          : failure && errorText(say, failure, { label: t(`fields.${name}.label`) }),
        errorOf: (item) => {
          const about = failure && [failure, ...(failure.more ?? [])].find((error) => error.item === item);
          return about && errorText(say, { ...about, more: [] });
        },
        errorAt: failure?.at,
        marks: shown(Object.keys(declaration.outputs).find((output) => isMarksOf(name, declaration.outputs[output])) ?? '') as
          | MarksBetween
          | undefined, // matches the output's kind
        text: (key, filling) => textIfThere(t, `fields.${name}.${key}`, filling),
        change: (value) => change(name, value),
        replace(value, step) {
          if (name in drawn) session.change(fields, name, draft); // allows undo
          replaceAll({ [name]: value }, step);
        },
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
      const { state, question, fallback } = works.find((work) => work.name === name) as Work; // a declared name
      const { outcome, answered, isRunning, isSlow, share } = state;
      const isUnplaced = outcome?.ok === false && outcome.error.field === undefined && fallback === undefined;
      return {
        isRunning,
        isSlow,
        share,
        isLatest: answered === question,
        answers: (field) => answered !== undefined && answered[field] === question?.[field],
        error: isUnplaced ? errorText(say, outcome.error) : undefined,
        cancel: () => runs.cancel(name),
        request: () => runs.request(name),
        earlier: runs.earlier(name),
        restore: (earlier) => runs.restore(name, earlier),
        redraw() {
          const { fills } = operationsOf(declaration)[name] ?? {};
          if (fills !== undefined) {
            session.change(fields, fills, '');
            release(fills);
          }
          runs.redraw(name);
        },
      };
    },
    more: moreOptionsOf(declaration, drafts, linked),
    notices: (name) =>
      works
        .filter((work) => name === undefined || work.name === name)
        .flatMap(({ answer }) => answer?.notices ?? [])
        .map((notice) => say(`notices.${notice.code}`, notice.values)),
    bring: (name: string, value: unknown) => setBrought((before) => (before[name] === value ? before : { ...before, [name]: value })),
    set: (name: string, value: unknown) => change(name, draftOf(value)),
    replaceAll: (texts, step) => replaceAll(texts as Drafts, step), // texts are drafts
  };
}

/** Displays an error above the tool if the view does not render its field. In development, throws instead, because the view is wrong. */
function useStray(works: readonly Work[], runs: ToolRuns): void {
  const { t, say, sayAbove } = useToolContext();
  useEffect(() => {
    const failure = works
      .filter(({ state, question }) => state.answered === question)
      .flatMap(failuresOf)
      .find(({ about }) => about !== undefined && !runs.isShown(about));
    const sentence = failure && errorText(say, failure.error, { label: t(`fields.${failure.about}.label`) });
    if (import.meta.env.DEV && failure) throw new Error(`No field “${failure.about}” is shown that would say: ${sentence}`);
    sayAbove(sentence);
  });
}

const draftOf = (value: unknown): Draft => (typeof value === 'number' ? String(value) : (value as Draft)); // a value is a number or a draft

const isMarksOf = (field: string, output: Output | undefined): boolean => output?.kind === 'marks' && output.of === field;

/** The drafts of the fields, and those that were just replaced. */
function useDrafts(fields: ToolFields, declaration: Declaration) {
  const { session } = useToolContext();
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  useEffect(() => {
    session.declare(fields, declaration);
  }, [session, fields, declaration]);
  useHandOver(session, fields);
  return { drafts: draftsOf(fields, state), replaced: state.replaced, linked: state.linked };
}

/** Runs the operations with the current values. */
function useWorks(declaration: Declaration, { english, ...parts }: AnyParts, values: Values, drawnBy: DrawnBy) {
  const { language, toolId, runOperation } = useToolContext();
  const [isReferenceWanted, setReferenceWanted] = useState(false);
  const t = useAnswerWords(isReferenceWanted);
  const isHydrated = useHydrated();
  const [runs] = useState(
    () =>
      new ToolRuns(declaration, { main: {}, answer: {}, ...parts }, (call, signal, onProgress) =>
        runOperation({ toolId, ...call, signal, onProgress }),
      ),
  );
  const version = useSyncExternalStore(runs.subscribe, runs.read, runs.read);
  const context = useMemo(() => contextIn(language), [language]);
  const clock = useSecondClock(Object.values(operationsOf(declaration)).some(({ begins }) => begins === 'each second'));
  const surroundings = { say: { t, language, english }, context, isHydrated, nowMs: undefined, ...clock };
  const drawn = drawnBy(
    runs.works(version, values, surroundings, ({ fills }) => fills !== undefined),
    values,
  );
  const works = runs.works(version, { ...values, ...drawn }, surroundings);
  const readsReference = works.some(({ name, answer }) => answer && operationsOf(declaration)[name]?.readsReference);
  if (readsReference && !isReferenceWanted) setReferenceWanted(true);
  useEffect(() => runs.ask(works, language));
  useEffect(() => () => runs.end(), [runs]);
  const thrown = works.find(({ state }) => state.thrown)?.state.thrown;
  if (thrown) throw thrown.error;
  return { works, runs, drawn };
}
