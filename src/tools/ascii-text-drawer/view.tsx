import { joinList } from '#core/join-list.ts';
import { Button } from '#ui/button.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { mainContext } from '#workbench/run-context.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useKeptValue } from '#workbench/use-kept-value.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { fontNames } from './font-names.ts';
import { fontBeside, knownFont, otherFont } from './fonts.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { FontList } from './parts/font-list.tsx';

export default function AsciiTextDrawer() {
  const { t, bind, set, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { showAllFonts, ...drawing } = options;
  const font = knownFont(drawing.font);
  const job = useOperation<typeof operations, 'draw'>('draw', { inputs, options: drawing });
  const drawn = useKeptValue(job);
  const isFontMissing = job.outcome?.ok === false && job.outcome.error.code === 'fontNotLoaded';
  const select = (name: string) => set('font', name);

  return (
    <div className="grid gap-3">
      <TextField {...bind('text', job.outcome)} isMultiline rows={2} isAutosized />
      <FieldRow>
        <Select {...bind('font', job.outcome)} value={font} options={fontNames} isSearchable />
        <div className="flex flex-wrap gap-2 sm:pt-6">
          <Button icon="chevron-left" onClick={() => select(fontBeside(font, -1))}>
            {t('view.previousFont')}
          </Button>
          <Button icon="chevron-right" onClick={() => select(fontBeside(font, 1))}>
            {t('view.nextFont')}
          </Button>
          <Button icon="arrows-shuffle" onClick={() => select(otherFont(font, mainContext))}>
            {t('view.randomFont')}
          </Button>
          {isFontMissing && (
            <Button tone="primary" icon="refresh" onClick={job.rerun}>
              {t('view.retry')}
            </Button>
          )}
        </div>
      </FieldRow>
      <FieldRow>
        <NumberField {...bind('width')} />
        <SelectField {...bind('horizontalLayout')} />
        <SelectField {...bind('verticalLayout')} />
        <SelectField {...bind('commentStyle')} />
      </FieldRow>
      <ToolOutput label={t('outputs.art')} value={drawn?.text ?? ''} isMultiline isWrapped={false} rows={14} fileName="ascii-art.txt" />
      <div className="min-h-5">
        <Notices
          notices={[
            ...(job.isRunning && drawn?.font !== font ? [t('view.loadingFont')] : []),
            ...(drawn && drawn.missing.length > 0 ? [t('view.notInFont', { characters: joinList(drawn.missing, language) })] : []),
          ]}
        />
        <JobProgress job={job} />
      </div>
      <SwitchField {...bind('showAllFonts')} />
      {showAllFonts && <FontList label={t('view.allFonts')} text={inputs.text} setting={drawing} selected={font} onSelect={select} />}
    </div>
  );
}
