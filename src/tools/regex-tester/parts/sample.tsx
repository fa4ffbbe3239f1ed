import { Button } from '#ui/button.tsx';
import { Notices } from '#ui/notices.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import type { operations } from '../logic.ts';
import type { ExpressionPartProps } from './regex-tool.ts';

/** No text was found, or not in time and memory. */
const NO_TEXT: ReadonlySet<string> = new Set(['noSample', 'timedOut', 'outOfMemory']);

/** A random text that the expression matches. */
export function Sample({ tool: { t, inputs }, flags, limitMs }: ExpressionPartProps) {
  const { pattern } = inputs;
  const { outcome, rerun } = useOperation<typeof operations, 'sample'>('sample', { inputs: { pattern }, options: flags, limitMs });
  // What is wrong with the expression itself is said beside it.
  const hasNone = outcome && !outcome.ok && NO_TEXT.has(outcome.error.code);

  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <ToolOutput label={t('outputs.sample')} value={valueOf(outcome) ?? ''} isMultiline rows={2} />
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <Button icon="refresh" size="small" isDisabled={pattern === ''} onClick={rerun}>
          {t('view.newSample')}
        </Button>
        <Notices notices={hasNone ? [t('errors.noSample')] : []} />
      </div>
    </div>
  );
}
