import { Button } from '#ui/button/button.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import type { RegexTool } from './regex-tool.ts';

/** Another random text that the expression matches. */
export function NewSample({ tool: { t, values, job } }: { readonly tool: RegexTool }) {
  const { redraw, error } = job('sample');
  const hasNone = error !== undefined; // whatever it is that stands beside no field: that it has taken too long says no more
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-3">
      <Button icon="refresh" size="small" isDisabled={values.pattern === ''} onClick={redraw}>
        {t('view.newSample')}
      </Button>
      <Notices notices={hasNone ? [t('errors.noSample')] : []} />
    </div>
  );
}
