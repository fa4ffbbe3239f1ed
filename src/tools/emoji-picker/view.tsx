import { useState } from 'react';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { useWords } from '#ui/words.ts';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useStoredState } from '#workbench/use-stored-state.ts';
import { useTool } from '#workbench/use-tool.ts';
import { describeEmoji, type ShownEmoji, twoToneVariants } from './describe-emoji.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { EmojiBrowser } from './parts/emoji-browser.tsx';
import { EmojiButton } from './parts/emoji-button.tsx';
import { parseRecent, stringifyRecent, withRecent } from './recent-emoji.ts';
import { searchEmoji } from './search-emoji.ts';
import type { EmojiSection } from './sections.ts';

const recentForm = { initial: [], parse: parseRecent, stringify: stringifyRecent };

const described = ['codePoints', 'javaScript', 'utf16', 'utf8', 'html', 'css', 'shortcodes'] as const;

const CHOSEN_ID = 'chosen-emoji';

export default function EmojiPicker() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const words = useWords();
  const [recent, changeRecent] = useStoredState<readonly string[]>(recentForm);
  const [chosen, choose] = useState<ShownEmoji>();
  const [copyState, copy] = useCopy();
  const job = useOperation<typeof operations, 'load'>('load', { inputs: {}, options: { language }, delayMs: 0 });
  const all = valueOf(job.outcome);
  const found = all && searchEmoji(all, inputs.search, inputs.group);
  const isSearching = inputs.search.trim() !== '';
  const description = chosen && describeEmoji(chosen);
  const variants = chosen ? twoToneVariants(chosen.of) : [];

  const pick = (shown: ShownEmoji) => {
    choose(shown);
    changeRecent((before) => withRecent(before, shown.emoji));
    void copy(shown.emoji, CHOSEN_ID);
  };
  const titleOf = (title: EmojiSection['title']) =>
    title === 'recent' || title === 'results' ? t(`view.${title}`) : t(`fields.group.options.${title}`);

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <FieldRow>
          <div className="min-w-60 grow sm:max-w-md">
            <TextField {...bind('search')} />
          </div>
          <SelectField {...bind('group')} />
        </FieldRow>
        <ChoiceField {...bind('tone')} />
      </div>
      <div className="grid gap-x-6 gap-y-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-start gap-2">
          <ResultRows
            rows={[
              {
                label: t('outputs.resultCount'),
                value: found ? t('view.count', { count: found.length, number: found.length.toLocaleString(language) }) : '',
                isProse: true,
                isNote: true,
              },
            ]}
          />
          <div className="h-112 max-h-[70vh]">
            {all && found && (
              <EmojiBrowser
                key={`${inputs.group} ${inputs.search}`}
                label={t('view.grid')}
                tone={options.tone}
                onPick={pick}
                {...{ all, found, isSearching, recent, titleOf }}
              />
            )}
          </div>
          <Notices notices={found?.length === 0 ? [t('view.noneFound')] : []} />
          <JobProgress job={job} />
        </div>
        <div className="grid content-start gap-3">
          <p className="flex h-16 items-center gap-4">
            <span id={CHOSEN_ID} className="font-emoji text-5xl leading-none">
              {chosen?.emoji}
            </span>
            <span className="text-ink-soft">{{ idle: '', copied: words.copied, selected: words.pressToCopy }[copyState]}</span>
          </p>
          <ResultRows
            rows={[
              { label: t('outputs.emoji'), value: description?.emoji ?? '' },
              { label: t('outputs.name'), value: description?.name ?? '', isProse: true },
              ...described.map((name) => ({ label: t(`outputs.${name}`), value: description?.[name] ?? '' })),
              { label: t('outputs.group'), value: description ? t(`fields.group.options.${description.group}`) : '', isProse: true },
              { label: t('outputs.version'), value: description?.version ?? '' },
            ]}
          />
          {variants.length > 0 && (
            <section>
              <h2 className="pb-1 text-sm font-semibold text-ink-soft">{t('view.twoTones')}</h2>
              <div className="grid w-fit grid-cols-5">
                {variants.map((variant) => (
                  <EmojiButton key={variant.emoji} shown={variant} onPick={pick} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
