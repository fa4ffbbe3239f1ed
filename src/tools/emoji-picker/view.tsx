import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { ToolColumns } from '#ui/layout/tool-columns.tsx';
import { useCopy } from '#ui/button/use-copy.ts';
import { useWords } from '#ui/words/words.ts';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { ChosenEmoji } from './parts/chosen-emoji.tsx';
import { EmojiBrowser } from './parts/emoji-browser.tsx';
import { useRecentEmoji } from './parts/use-recent-emoji.ts';

const CHOSEN_ID = 'chosen-emoji';

export default function EmojiPicker() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  const { bind, show, job, notices, bring, values } = tool;
  const words = useWords();
  const [copyState, copy] = useCopy();
  const addRecent = useRecentEmoji((recent) => bring('recent', recent));
  const resultCount = show('resultCount');

  const pick = (emoji: string) => {
    bring('chosen', emoji);
    addRecent(emoji);
    void copy(emoji, CHOSEN_ID);
  };

  return (
    <Stack gap="large">
      <Stack gap="small">
        <FieldRow>
          <div className="min-w-[min(--spacing(60),100%)] grow @rows:max-w-md">
            <TextField {...bind('search')} />
          </div>
          <SelectField {...bind('group')} />
        </FieldRow>
        <ChoiceField {...bind('tone')} />
      </Stack>
      <ToolColumns widths="narrowSecond">
        <Stack gap="small">
          <ResultRows rows={[resultCount]} />
          <div className="h-112 max-h-[70vh]">
            {resultCount.value !== '' && <EmojiBrowser key={`${values.group} ${values.search}`} tool={tool} onPick={pick} />}
          </div>
          <Notices notices={notices()} />
          <JobProgress job={job('find')} />
        </Stack>
        <ChosenEmoji
          show={show}
          id={CHOSEN_ID}
          copied={{ idle: '', copied: words.copied, selected: words.pressToCopy }[copyState]}
          onPick={pick}
        />
      </ToolColumns>
    </Stack>
  );
}
