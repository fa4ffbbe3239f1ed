import { Card } from '#ui/card.tsx';
import { OutputField } from '#ui/output-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Outcome, valueOf } from '#workbench/outcome.ts';
import type { CodeOf } from '#workbench/tool-messages.ts';
import type { inputs } from '../fields.ts';
import type en from '../messages/en.json';
import { formulaOperand } from '../formula-operand.ts';
import type { PercentageTool } from './percentage-tool.ts';

type Name = keyof typeof inputs;
type Kind = keyof (typeof en)['outputs'];

interface QuestionProps {
  readonly tool: PercentageTool;
  readonly title: string;
  /** The fields that are asked for, also in the placeholders of the formulas. */
  readonly names: readonly Name[];
  /** Each answer has a label and a formula in the messages. */
  readonly answers: Readonly<Partial<Record<Kind, Outcome<string, CodeOf<typeof en>>>>>;
}

/** A question, what must be known for it, its answers, and under each the formula with the numbers that are known. */
export function Question({ tool: { t, bind, inputs: typed }, title, names, answers }: QuestionProps) {
  const operands = Object.fromEntries(names.map((name) => [name, formulaOperand(typed[name], t(`fields.${name}.label`))]));
  const shown = Object.entries(answers) as [Kind, Outcome<string, CodeOf<typeof en>>][]; // the keys of that record

  return (
    <Card title={title}>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {names.map((name) => (
          <TextField
            key={name}
            {...bind(name, ...shown.map(([, outcome]) => outcome))}
            isSecret={false}
            isMonospace
            inputMode="decimal"
            placeholder=""
          />
        ))}
        {shown.map(([kind, outcome]) => (
          <div key={kind} className={`min-w-0 ${shown.length === 1 ? 'sm:col-span-2' : ''}`}>
            <OutputField label={t(`outputs.${kind}`)} value={valueOf(outcome) ?? ''} hint={t(`view.formulas.${kind}`, operands)} />
          </div>
        ))}
      </div>
    </Card>
  );
}
