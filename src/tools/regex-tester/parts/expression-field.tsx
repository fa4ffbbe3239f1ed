import type { SyntheticEvent } from 'react';
import { LetterLegend, LetterSwitches } from '#ui/choice/letter-switches.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { flagNames } from '../declare.ts';
import { type FlagName, flagChanges, flagLetters } from '../flags.ts';
import { parseLiteral } from '../literal.ts';
import type { RegexTool } from './regex-tool.ts';

/** The expression with its flags, followed by an explanation of the part at the caret. */
export function ExpressionField({ tool: { t, bind, set, show, bring } }: { readonly tool: RegexTool }) {
  const pattern = bind('pattern');
  const setFlags = (flags: readonly (readonly [FlagName, boolean])[]) => {
    for (const [name, isOn] of flags) set(name, isOn);
  };
  const type = (value: string) => {
    // A whole literal in an empty field was pasted, because typing inserts one character at a time.
    const literal = pattern.value === '' ? parseLiteral(value) : undefined;
    pattern.onChange(literal?.pattern ?? value);
    if (literal) setFlags(literal.flags);
  };
  const reportCaret = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) bring('caret', target.selectionStart ?? 0);
  };
  const switches = flagNames.map((name) => ({
    ...bind(name),
    letter: flagLetters[name],
    onChange: (isOn: boolean) => setFlags(flagChanges(name, isOn)),
  }));
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-start gap-x-3 *:first:min-w-[min(--spacing(64),100%)] *:first:grow">
        <div onSelect={reportCaret}>
          <TextField {...pattern} onChange={type} isMonospace />
        </div>
        <LetterSwitches label={t('view.flags')} switches={switches} />
      </div>
      <LetterLegend switches={switches} />
      <ResultRows rows={[{ ...show('atCaret'), isTicking: true }]} />
    </div>
  );
}
