import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import type { RequestedJob } from '#workbench/use-requested-operation.ts';
import { GenerationProgress } from './generation-progress.tsx';
import type { RsaTool } from './rsa-tool.ts';

export interface KeyGenerationProps {
  readonly tool: RsaTool;
  readonly job: RequestedJob<string | null>;
}

/** The size of the new key, and the button that makes it. */
export function KeyGeneration({ tool: { t, bind }, job }: KeyGenerationProps) {
  const { shellText } = useToolContext();
  return (
    <>
      <ChoiceField {...bind('keySize')} />
      <div className="grid gap-1">
        <div>
          <Button tone="primary" icon="refresh" onClick={job.request}>
            {t('view.generate')}
          </Button>
        </div>
        <div className="min-h-8">
          {job.isRunning && <GenerationProgress labelAt={(seconds) => t('view.generating', { count: seconds })} onCancel={job.cancel} />}
          {job.outcome && valueOf(job.outcome) === null && (
            <p role="alert" className="text-xs text-danger">
              {shellText('words.needsHttps')}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
