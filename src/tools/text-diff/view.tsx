import { useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { useDiffEditors } from './parts/use-diff-editors.ts';

/** Nothing is compared while somebody types. */
const DELAY_MS = 300;

export default function TextDiff() {
  const { t, bind, set, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { original, changed } = inputs;
  const { view, whiteSpace, ignoreCase, hideUnchanged, wrapLines } = options;
  const job = useOperation<typeof operations, 'compare'>('compare', { inputs, options: { whiteSpace, ignoreCase }, delayMs: DELAY_MS });
  const comparison = valueOf(job.outcome);
  const { patch = '', verdict, isCoarse = false, chunks, addedLines = '', removedLines = '' } = comparison ?? {};
  const shown = useMemo(
    () =>
      comparison && {
        textA: original,
        textB: changed,
        chunks: comparison.chunks,
        layout: view,
        hidesUnchanged: hideUnchanged,
        hiddenLabel: (count: number) => t('view.hiddenLines', { count }),
      },
    [comparison, original, changed, view, hideUnchanged, t],
  );
  const editors = useDiffEditors(shown, !job.isLatest);
  const hasNoChunks = !chunks?.length;
  const swap = () => {
    set('original', changed);
    set('changed', original);
  };

  return (
    <div className="grid gap-3">
      <FieldRow>
        <ChoiceField {...bind('view')} />
        <ChoiceField {...bind('whiteSpace')} />
        <SwitchField {...bind('ignoreCase')} />
        <SwitchField {...bind('hideUnchanged')} />
        <SwitchField {...bind('wrapLines')} />
      </FieldRow>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon="arrows-left-right" onClick={swap}>
          {t('view.swap')}
        </Button>
        <Button size="small" icon="arrow-up" isDisabled={hasNoChunks} onClick={() => editors.go(-1)}>
          {t('view.previous')}
        </Button>
        <Button size="small" icon="arrow-down" isDisabled={hasNoChunks} onClick={() => editors.go(1)}>
          {t('view.next')}
        </Button>
        <div className="min-h-5">
          <Notices
            notices={[
              ...(verdict === undefined || verdict === 'different' ? [] : [t(`view.${verdict}`)]),
              ...(isCoarse ? [t('view.coarse')] : []),
            ]}
          />
        </div>
      </div>
      <div className={`grid gap-3 *:min-w-0 ${view === 'sideBySide' ? 'min-[700px]:grid-cols-2' : ''}`}>
        <CodeField {...bind('original')} rows={view === 'sideBySide' ? 16 : 6} isWrapped={wrapLines} loadExtension={editors.original} />
        <CodeField {...bind('changed')} rows={16} isWrapped={wrapLines} loadExtension={editors.changed} />
      </div>
      <JobProgress job={job} />
      <ResultRows
        rows={[
          { label: t('outputs.addedLines'), value: String(addedLines) },
          { label: t('outputs.removedLines'), value: String(removedLines) },
        ]}
      />
      <ToolCodeOutput label={t('outputs.patch')} value={patch} rows={10} fileName="changes.patch" fileContent={() => `${patch}\n`} />
    </div>
  );
}
