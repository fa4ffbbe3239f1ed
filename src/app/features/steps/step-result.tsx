import type { Declaration } from '#core/declaration.ts';
import { type DetailedFile, type DetailedPicture, type Output, type TextOutput } from '#core/outputs.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';
import { outputText } from '#engine/shown-outputs.ts';
import type { StepOperation } from '#engine/steps/step-operation.ts';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import { CodeField } from '#ui/code/code-field.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { SvgPicture } from '#ui/image/svg-picture.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { TableSection } from '#ui/table/table-section.tsx';
import type { AnyComponent } from '#tool-ui/declared-view/declared-control.tsx';
import { partsInView } from '#tool-ui/declared-view/parts-in-view.ts';
import { type ShownProps, showOutput } from '#tool-ui/outputs/show-output.ts';
import { MOST_ROWS, type PlainOutput } from './plain-outputs.ts';
import { useStepsText } from './steps-text.ts';

interface StepFileProps extends Partial<Omit<DetailedFile, 'file'>> {
  readonly label: string;
  readonly fileName: string;
}

/** A file by its name and size. */
const StepFile = ({ label, fileName, content }: StepFileProps) =>
  content && (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-medium text-ink-soft">{label}</span>
      <span className="min-w-0 wrap-anywhere">{fileName}</span>
      <span className="text-xs text-ink-soft">{formatBytes(content.size)}</span>
      <DownloadButton {...{ label, fileName, content }} />
    </p>
  );

const StepPicture = ({ label, svg, fileName }: DetailedPicture & { readonly label: string; readonly fileName: string }) => (
  <div className="flex flex-wrap items-end gap-2">
    <SvgPicture svg={svg} alt={label} className="max-h-60 max-w-full bg-white" />
    <DownloadButton {...{ label, fileName }} content={svg} />
  </div>
);

/** The number of visible lines of a text, from 2 to 10. */
const rowsFor = (text: string): number => Math.max(2, Math.min(10, text.slice(0, 10_000).split('\n', 10).length));

const StepText = ({ label, value, whole, fileName, fileContent, isMany }: ShownProps<TextOutput>) => (
  <CodeField isReadOnly rows={rowsFor(value)} {...{ label, value, whole, fileName, fileContent, isMany }} />
);

const components: { readonly [Kind in Output['kind']]?: unknown } = {
  row: ResultRows,
  rows: ResultRows,
  table: TableSection,
  grid: TableSection,
  picture: StepPicture,
  bytes: StepFile,
};

interface StepResultProps {
  readonly declaration: Declaration;
  readonly step: StepOperation;
  readonly values: Readonly<Record<string, unknown>>;
  readonly shown: readonly PlainOutput[];
  readonly t: TranslateAny;
  readonly language: Language;
}

/** The result of a step. Each output is displayed according to its kind, and consecutive rows share a table. */
export function StepResult({ declaration, step, values, shown, t, language }: StepResultProps) {
  const { tPart } = useStepsText();
  const single = { ...declaration, operations: { [step.name]: { ...step.operation, when: {} } } };
  const groups = partsInView(single, values).operations[0]?.outputs ?? [];
  const valueOf = (name: string): unknown => shown.find((each) => each.name === name)?.value;
  const props = (name: string): Readonly<Record<string, unknown>> => ({
    ...showOutput({
      name,
      output: declaration.outputs[name] as Output,
      value: valueOf(name),
      values,
      text: outputText({ t, language }, name),
    }), // a declared name
  });
  const result = (names: readonly string[]) => {
    // A text output is rendered even while empty, because creating an editor with a long text takes a tenth of a second.
    const there = names.filter((name) => valueOf(name) !== undefined || declaration.outputs[name]?.kind === 'text');
    const [first] = there;
    const output = first === undefined ? undefined : declaration.outputs[first];
    if (first === undefined || !output) return null;
    if (output.kind === 'text') return <StepText key={first} {...(props(first) as ShownProps<TextOutput>)} />; // a text output's properties
    const Result = components[output.kind] as AnyComponent;
    const { label, ...rest } = props(first);
    const isTable = output.kind === 'table' || output.kind === 'grid';
    const look = isTable ? { heading: label, maxHeight: '20rem' } : { label };
    return <Result key={first} {...look} {...(output.kind === 'row' ? { rows: there.map(props) } : rest)} />;
  };
  const isCut = (isText: boolean): boolean =>
    shown.some(({ name, isCut: isPart }) => isPart && (declaration.outputs[name]?.kind === 'text') === isText);
  return (
    <>
      {groups.map(result)}
      {isCut(false) && (
        <p className="text-sm text-ink-soft">{tPart('firstRows', { number: new Intl.NumberFormat(language).format(MOST_ROWS) })}</p>
      )}
      {isCut(true) && <p className="text-sm text-ink-soft">{tPart('beginning')}</p>}
    </>
  );
}
