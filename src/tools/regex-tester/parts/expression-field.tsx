import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolOptions } from '#ui/tool-columns.tsx';
import type { Job } from '#workbench/use-operation.ts';
import type { ExpressionError } from '../expression.ts';
import { type FlagName, flagChanges, flagNames } from '../flags.ts';
import { parseLiteral } from '../literal.ts';
import type { Matching } from '../logic.ts';
import type { RegexTool } from './regex-tool.ts';

export interface ExpressionFieldProps {
  readonly tool: RegexTool;
  readonly outcome: Job<Matching | null, ExpressionError | 'timedOut'>['outcome'];
}

/** The expression and its flags. */
export function ExpressionField({ tool: { bind, inputs, set }, outcome }: ExpressionFieldProps) {
  const pattern = bind('pattern', outcome);
  const setFlags = (flags: readonly (readonly [FlagName, boolean])[]) => {
    for (const [name, isOn] of flags) set(name, isOn);
  };
  const type = (value: string) => {
    // Nobody types a whole literal at once: it was pasted.
    const literal = inputs.pattern === '' ? parseLiteral(value) : undefined;
    pattern.onChange(literal?.pattern ?? value);
    if (literal) setFlags(literal.flags);
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <TextField {...pattern} onChange={type} isMonospace />
      <ToolOptions>
        {flagNames.map((name) => (
          <SwitchField key={name} {...bind(name)} onChange={(isOn) => setFlags(flagChanges(name, isOn))} />
        ))}
      </ToolOptions>
    </div>
  );
}
