import { Button } from '#ui/button/button.tsx';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import type { RsaTool } from './rsa-tool.ts';

/** The size of the new key and the button that generates it. */
export function KeyGeneration({ t, bind, job }: Pick<RsaTool, 't' | 'bind' | 'job'>) {
  const { isRunning, error, request, cancel } = job('generate');
  return (
    <>
      <ChoiceField {...bind('keySize')} />
      <div className="grid gap-1">
        <div>
          <Button data-command="run" tone="primary" icon="refresh" onClick={request}>
            {t('view.generate')}
          </Button>
        </div>
        <div className="min-h-8">
          {isRunning && <GenerationProgress labelAt={(seconds) => t('view.generating', { count: seconds })} onCancel={cancel} />}
          {error !== undefined && (
            <p role="alert" className="text-xs text-danger">
              {error}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
