import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { FormatConverter } from '#ui/layout/format-converter.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { JobProgress } from '#tool-ui/job/job-progress.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { outputFormats } from './output-formats.ts';

export default function ListConverter() {
  const { t, bind, show, job, bring, values, more } = useTool<typeof en>()(declaration, { presenters });
  const { splitOn, order, style } = values;
  const { language } = outputFormats[style];
  const converting = job('convert');

  return (
    <Stack>
      <FormatConverter
        options={
          <OptionFields {...more}>
            <SelectField {...bind('splitOn')} />
            {(splitOn === 'regex' || splitOn === 'custom') && <TextField {...bind('splitText')} isMonospace />}
            <SelectField {...bind('order')} />
            <SelectField {...bind('style')} />
            {style === 'plain' && <TextField {...bind('separator')} isMonospace />}
            <SwitchField {...bind('trimItems')} />
            <SwitchField {...bind('dropEmpty')} />
            <SwitchField {...bind('removeDuplicates')} />
            <SwitchField {...bind('ignoreCase')} />
            {style === 'plain' && <SwitchField {...bind('onePerLine')} />}
            <ChoiceField {...bind('letterCase')} />
            <TextField {...bind('removePrefix')} isMonospace />
            <TextField {...bind('removeSuffix')} isMonospace />
            {style === 'plain' && (
              <>
                <TextField {...bind('itemPrefix')} isMonospace />
                <TextField {...bind('itemSuffix')} isMonospace />
                <TextField {...bind('listPrefix')} isMonospace />
                <TextField {...bind('listSuffix')} isMonospace />
              </>
            )}
          </OptionFields>
        }
        progress={<JobProgress job={converting} />}
        input={<CodeField {...bind('list')} onFileName={(name) => bring('openedAs', name?.replace(/\.[^.]*$/, '') || undefined)} />}
        output={
          <ToolCodeOutput
            {...show('list')}
            language={language}
            actions={
              order === 'shuffled' && (
                <Button size="small" onClick={converting.regenerate}>
                  {t('view.shuffleAgain')}
                </Button>
              )
            }
          />
        }
      />
      <ResultRows rows={[show('itemsIn'), show('itemsOut'), show('duplicatesRemoved')]} />
    </Stack>
  );
}
