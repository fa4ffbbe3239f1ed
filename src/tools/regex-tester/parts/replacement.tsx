import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import type { operations } from '../logic.ts';
import type { ExpressionPartProps } from './regex-tool.ts';

const nothing = { text: '', pattern: '', replacement: '' };

/** The switch, and with it on what is put in and what comes of it. */
export function Replacement({ tool: { t, bind, inputs, options }, flags, limitMs }: ExpressionPartProps) {
  const { isReplacing } = options;
  const replacing = useOperation<typeof operations, 'replace'>('replace', {
    inputs: isReplacing ? inputs : nothing,
    options: flags,
    limitMs,
  });
  return (
    <div className="grid grid-cols-1 gap-1">
      <SwitchField {...bind('isReplacing')} />
      {isReplacing && (
        <>
          <TextField {...bind('replacement', replacing.outcome)} isMonospace />
          <ToolCodeOutput label={t('outputs.replaced')} value={valueOf(replacing.outcome) ?? ''} rows={6} fileName="replaced.txt" />
        </>
      )}
    </div>
  );
}
