import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { findStatusCodes } from './logic.ts';
import type en from './messages/en.json';
import { CodesOfClass } from './parts/codes-of-class.tsx';

export default function HttpStatusCodes() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { shown, total, search, classes } = findStatusCodes(
    inputs,
    options,
    language === 'en' ? undefined : (code) => t(`view.codes.${code}`),
  );

  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="grid gap-x-8 *:min-w-0 sm:grid-cols-[minmax(0,28rem)_1fr]">
        <TextField {...bind('search')} />
        <div className="sm:pt-8">
          <SwitchField {...bind('unofficial')} />
        </div>
        <div className="max-w-md">
          <ResultRows
            rows={[{ label: t('outputs.shown'), value: t('view.shownOfTotal', { shown, total }), isProse: true, isNote: true }]}
          />
        </div>
        <Notices notices={shown === 0 ? [t('view.noMatch', { search })] : []} />
      </div>
      {classes.map((group) => (
        <CodesOfClass key={group.statusClass} t={t} language={language} {...group} />
      ))}
    </div>
  );
}
