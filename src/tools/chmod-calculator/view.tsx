import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { describePermissions } from './logic.ts';
import type en from './messages/en.json';
import { BitGrid } from './parts/bit-grid.tsx';
import { modeRows } from './parts/mode-rows.ts';
import { typeInLsMode } from './parse-ls-mode.ts';

const COMMON_MODES = ['400', '600', '644', '664', '700', '750', '755', '775', '777', '1777', '2775', '4755'];

export default function ChmodCalculator() {
  const { t, bind, set, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const outcome = describePermissions(inputs, options);
  const described = valueOf(outcome);
  const permissions = bind('permissions', outcome);

  const followType = (typed: string) => {
    const type = typeInLsMode(typed);
    if (type) set('type', type);
  };
  const handleChange = (typed: string) => {
    permissions.onChange(typed);
    followType(typed);
  };
  const handleReplace = (pasted: string) => {
    permissions.onReplace?.(pasted);
    followType(pasted);
  };

  return (
    <ToolColumns>
      <div className="grid content-start gap-2">
        <div>
          <TextField {...permissions} onChange={handleChange} onReplace={handleReplace} isMonospace />
          <div className="flex flex-wrap gap-2">
            {COMMON_MODES.map((mode) => (
              <Button key={mode} size="small" className="font-mono" onClick={() => handleReplace(mode)}>
                {mode}
              </Button>
            ))}
          </div>
        </div>
        <BitGrid t={t} mode={described?.mode ?? 0} onChange={handleChange} />
        <FieldRow>
          <ChoiceField {...bind('type')} />
          <SwitchField {...bind('isRecursive')} />
        </FieldRow>
        <TextField {...bind('path')} isMonospace />
      </div>
      <div className="grid content-start gap-3">
        <ToolOutput label={t('outputs.command')} value={described?.command ?? ''} />
        <ToolOutput label={t('outputs.symbolicCommand')} value={described?.symbolicCommand ?? ''} />
        <Notices
          notices={[
            ...(described?.isOpenToAll ? [t('view.isOpenToAll')] : []),
            ...(described?.keepsSpecialBits ? [t('view.keepsSpecialBits')] : []),
          ]}
        />
        <ResultRows rows={modeRows(t, described, language)} />
      </div>
    </ToolColumns>
  );
}
