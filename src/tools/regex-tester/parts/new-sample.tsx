import { Button } from '#ui/button/button.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import type { RegexTool } from './regex-tool.ts';

/** Generates another random text that the expression matches. */
export function NewSample({ tool: { t, values, job } }: { readonly tool: RegexTool }) {
  const { regenerate, error } = job('sample');
  const hasNone = error !== undefined; // any error without a field, because a timeout means the same to the user
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-3">
      <Button icon="refresh" size="small" isDisabled={values.pattern === ''} onClick={regenerate}>
        {t('view.newSample')}
      </Button>
      <Notices notices={hasNone ? [t('errors.noSample')] : []} />
    </div>
  );
}
