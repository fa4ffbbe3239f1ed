import { Card } from '#ui/layout/card.tsx';
import { OutputField } from '#ui/output/output-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import { type answerNames, type declaration, operands } from '../declare.ts';
import type en from '../messages/en.json';

interface QuestionProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 'bind' | 'show'>;
  readonly title: string;
  /** The results, all calculated from the same numbers. */
  readonly answers: readonly [(typeof answerNames)[number], ...typeof answerNames];
}

/** A question with its fields and its results, each followed by its formula. */
export function Question({ tool: { bind, show }, title, answers }: QuestionProps) {
  const formulas = new Map(show('formulas').rows.map(({ label, value }) => [label, value]));
  return (
    <Card title={title}>
      <div className="grid two-columns gap-x-4 gap-y-2">
        {operands[answers[0]].map((name) => (
          <TextField key={name} {...bind(name)} isSecret={false} isMonospace inputMode="decimal" placeholder="" />
        ))}
        {answers.map(show).map(({ label, value }) => (
          <div key={label} className={`min-w-0 ${answers.length === 1 ? 'col-span-full' : ''}`}>
            <OutputField {...{ label, value }} hint={formulas.get(label)} />
          </div>
        ))}
      </div>
    </Card>
  );
}
