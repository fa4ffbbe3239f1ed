import type { SyntheticEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { main } from './main.ts';
import type en from './messages/en.json';

export default function Bcrypt() {
  const { t, bind, show, job, notices } = useTool<typeof en>()(declaration, { main, presenters });
  const hashing = job('hash');
  const comparison = job('compare');
  // Also runs on Enter in the text field.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    hashing.request();
  };

  return (
    <ToolColumns>
      <Stack>
        <form onSubmit={onSubmit}>
          <TextField {...bind('text')} notice={notices('measureText')[0]} isSecret={false} />
        </form>
        <NumberField {...bind('cost')} hasSlider />
        <ChoiceField {...bind('hashVersion')} />
        <div>
          <Button data-command="run" tone="primary" icon="lock-square" onClick={hashing.request}>
            {t('view.generate')}
          </Button>
        </div>
        <JobRoom job={hashing} />
        <ToolOutput {...show('hash')} isMultiline rows={2} />
        <ResultRows rows={[show('duration')]} />
      </Stack>
      <Stack>
        <TextField {...bind('compared')} notice={notices('measureCompared')[0]} isSecret={false} />
        <TextField {...bind('hash')} isMonospace />
        <Verdict {...show('match')} {...(!comparison.isLatest && { value: '', verdict: undefined })} />
        <ResultRows rows={[show('version'), show('rounds'), show('salt'), show('checksum')]} />
        <JobRoom job={comparison} />
      </Stack>
    </ToolColumns>
  );
}
