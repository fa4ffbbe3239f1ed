import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolOptions } from '#ui/layout/tool-columns.tsx';
import { flagNames } from '../declare.ts';
import { type FlagName, flagChanges } from '../flags.ts';
import { parseLiteral } from '../literal.ts';
import type { RegexTool } from './regex-tool.ts';

/** The expression and its flags. */
export function ExpressionField({ tool: { bind, set } }: { readonly tool: RegexTool }) {
  const pattern = bind('pattern');
  const setFlags = (flags: readonly (readonly [FlagName, boolean])[]) => {
    for (const [name, isOn] of flags) set(name, isOn);
  };
  const type = (value: string) => {
    // Nobody types a whole literal at once: it was pasted.
    const literal = pattern.value === '' ? parseLiteral(value) : undefined;
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
