import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { FontField } from './parts/font-field.tsx';
import { FontList } from './parts/font-list.tsx';

export default function AsciiTextDrawer() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { t, bind, show, job, notices, values, more } = tool;
  const drawing = job('draw');
  const isLoadingFont = drawing.isRunning && !drawing.answers('font');

  return (
    <Stack>
      <TextField {...bind('text')} isMultiline rows={2} isAutosized />
      <FontField tool={tool} />
      <FieldRow>
        <OptionFields {...more}>
          <NumberField {...bind('width')} />
          <SelectField {...bind('horizontalLayout')} />
          <SelectField {...bind('verticalLayout')} />
          <SelectField {...bind('commentStyle')} />
        </OptionFields>
      </FieldRow>
      <ToolOutput {...show('art')} isMultiline isWrapped={false} rows={14} />
      <div className="min-h-5">
        <Notices notices={[...(isLoadingFont ? [t('view.loadingFont')] : []), ...notices()]} />
        <JobProgress job={drawing} />
      </div>
      <SwitchField {...bind('showAllFonts')} />
      {values.showAllFonts && <FontList tool={tool} />}
    </Stack>
  );
}
