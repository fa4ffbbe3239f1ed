import { lazy, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { Notices } from '#ui/notices.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import type { Flags } from '../flags.ts';
import type { operations } from '../logic.ts';
import { DiagramFrame } from './diagram-frame.tsx';
import type { RegexTool } from './regex-tool.ts';

const Diagram = lazy(() => import('./diagram.tsx'));

export interface ExpressionOutputsProps {
  readonly tool: RegexTool;
  readonly flags: Flags;
  readonly limitMs: number;
}

/** What comes of the expression alone: a sample and a diagram. */
export function ExpressionOutputs({ tool: { t, inputs }, flags, limitMs }: ExpressionOutputsProps) {
  const question = { inputs: { pattern: inputs.pattern }, options: flags, limitMs };
  const sampling = useOperation<typeof operations, 'sample'>('sample', question);
  const drawing = useOperation<typeof operations, 'diagram'>('diagram', question);
  const sample = sampling.outcome;
  const drawn = drawing.outcome;
  const diagram = valueOf(drawn);
  const emptyFrame = <DiagramFrame label={t('outputs.diagram')} />;

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="grid grid-cols-1 gap-1">
        <ToolOutput label={t('outputs.sample')} value={valueOf(sample) ?? ''} isMultiline rows={2} />
        <div className="flex min-h-8 flex-wrap items-center gap-3">
          <Button icon="refresh" size="small" onClick={sampling.rerun}>
            {t('view.newSample')}
          </Button>
          <Notices notices={sample && !sample.ok && sample.error.code !== 'invalidPattern' ? [t('errors.noSample')] : []} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-1">
        {diagram ? (
          <Suspense fallback={emptyFrame}>
            <Diagram t={t} drawing={diagram} />
          </Suspense>
        ) : (
          emptyFrame
        )}
        <Notices notices={drawn && !drawn.ok && drawn.error.code === 'tooLargeToDraw' ? [t('errors.tooLargeToDraw')] : []} />
      </div>
    </div>
  );
}
