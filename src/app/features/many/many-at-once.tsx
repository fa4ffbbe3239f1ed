import { useDeferredValue, useMemo, useState } from 'react';
import { LINE_OPERATION, LINE_TEXTS } from '#core/by-line.ts';
import type { Declaration } from '#core/declaration.ts';
import type { Field, TextField as DeclaredText } from '#core/fields.ts';
import { columnLabel } from '#engine/line-columns.ts';
import { type LineOperation, lineOperation } from '#engine/line-operation.ts';
import type { MessageTree } from '#core/message-key.ts';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { RevealToggle } from '#ui/button/reveal-toggle.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { WithOptions } from '#ui/layout/with-options.tsx';
import { declaredControl } from '#tool-ui/declared-view/declared-control.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import { otherFields } from './line-job.ts';
import { LineResults, useResultsView } from './line-results.tsx';
import type { ManyText } from './many-text.ts';
import { LONGEST_TEXT, MOST_LINES } from './read-lines.ts';
import { useGivenLines } from './use-given-lines.tsx';
import { useLineFields } from './use-line-fields.ts';
import { useLineRun } from './use-line-run.ts';

const controls = {
  text: TextField,
  longText: TextField,
  editedText: CodeField,
  number: NumberField,
  choice: ChoiceField,
  longChoice: SelectField,
  flag: SwitchField,
};

interface ManyAtOnceProps {
  readonly declaration: Declaration;
  /** The texts of the tool. */
  readonly messages: MessageTree;
  readonly tPart: ManyText;
  /** Whether the visitor looks at a single line. The state of this page is kept. */
  readonly isAway: boolean;
  /** Opens the tool with this line alone. */
  readonly onOpen: (field: string, text: string) => void;
}

/** Runs any tool line by line. */
export function ManyAtOnce({ declaration, ...rest }: ManyAtOnceProps) {
  const fields = useLineFields(declaration);
  const chosen = lineOperation(declaration, fields.values);
  return chosen && <Lines {...{ declaration, fields, chosen }} {...rest} />;
}

interface LinesProps extends ManyAtOnceProps {
  readonly fields: ReturnType<typeof useLineFields>;
  readonly chosen: LineOperation;
}

function Lines({ declaration, messages, tPart, isAway, onOpen, fields, chosen }: LinesProps) {
  const { t, toolId, language, session } = useToolContext();
  const { values, bind, change, replace, more, replaced } = fields;
  const label = t(`fields.${chosen.field}.label`);
  const [isRevealed, setRevealed] = useState(false);
  const input = declaration.inputs[chosen.field] as DeclaredText; // the operation's input is a text
  const text = String(values[LINE_TEXTS] ?? '');
  const isTooLong = text.length > LONGEST_TEXT;
  const given = useDeferredValue(isTooLong ? '' : text);
  const { lines, setFileName, choice, heading = label } = useGivenLines(given, tPart);
  const isTooMany = lines.length > MOST_LINES;
  const taken = useMemo(() => (isTooMany ? [] : lines), [lines, isTooMany]);
  const { columns, ...run } = useLineRun(declaration, chosen, values, messages, taken);

  const view = useResultsView();
  if (isAway) return null;

  const number = new Intl.NumberFormat(language);
  const isHidden = input.isMasked && !isRevealed;
  const control = (name: string) =>
    declaredControl(controls, name, { ...declaration.inputs, ...declaration.options }[name] as Field, bind(name)); // a declared name
  const { inputs, options } = otherFields(declaration, chosen, values);
  const operations = Object.entries(chosen.offered).map(([value, { gives }]) => ({
    value,
    label: columnLabel({ t, language }, { output: gives[0] ?? '' }),
  }));
  const problem = isTooLong
    ? tPart('tooLong', { number: number.format(LONGEST_TEXT / 1024 / 1024) })
    : isTooMany
      ? tPart('tooManyLines', { number: number.format(MOST_LINES) })
      : undefined;

  return (
    <Stack gap="large">
      <WithOptions
        className="grid gap-4 *:min-w-0"
        options={
          operations.length > 1 || options.length > 0 ? (
            <OptionFields {...more}>
              {operations.length > 1 && (
                <SelectField
                  name={LINE_OPERATION}
                  label={tPart('operation')}
                  value={chosen.name}
                  onChange={(name) => change(LINE_OPERATION, name)}
                  options={operations}
                />
              )}
              {options.map(control)}
            </OptionFields>
          ) : undefined
        }
      >
        <Stack>
          <div className={isHidden ? '[-webkit-text-security:disc] [&_.cm-content]:[-webkit-text-security:disc]' : undefined}>
            <CodeField
              name={LINE_TEXTS}
              label={tPart('onePerLine', { label })}
              value={text}
              error={problem}
              placeholder={input.example}
              sample={input.sample}
              onFileName={setFileName}
              onChange={(next) => change(LINE_TEXTS, next)}
              onReplace={(next) => replace(LINE_TEXTS, next, next === '' ? 'cleared' : next === input.sample ? 'sampled' : undefined)}
              onUndo={Object.hasOwn(replaced, LINE_TEXTS) ? () => session.undo() : undefined}
            />
          </div>
          {input.isMasked && <RevealToggle label={tPart('onePerLine', { label })} isRevealed={isRevealed} onChange={setRevealed} />}
          {choice}
          {inputs.map(control)}
        </Stack>
        <LineResults
          {...{ tPart, t, language, view, columns, isHidden }}
          fileName={toolId}
          hiddenColumns={`state:${toolId}:hidden-columns`}
          {...run}
          lines={taken}
          input={{ name: chosen.field, label: heading }}
          onOpen={(line) => onOpen(chosen.field, line)}
        />
      </WithOptions>
    </Stack>
  );
}
