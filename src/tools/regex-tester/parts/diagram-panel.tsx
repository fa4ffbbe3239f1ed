import { lazy, Suspense } from 'react';
import { Notices } from '#ui/notices.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import type { operations } from '../logic.ts';
import { DiagramFrame } from './diagram-frame.tsx';
import type { ExpressionPartProps } from './regex-tool.ts';

const Diagram = lazy(() => import('./diagram.tsx'));

/** The diagram of the expression, or its empty frame. */
export function DiagramPanel({ tool: { t, inputs }, flags, limitMs }: ExpressionPartProps) {
  const { outcome } = useOperation<typeof operations, 'diagram'>('diagram', {
    inputs: { pattern: inputs.pattern },
    options: flags,
    limitMs,
  });
  const drawing = valueOf(outcome);
  const emptyFrame = <DiagramFrame label={t('outputs.diagram')} />;

  return (
    <div className="grid grid-cols-1 gap-1">
      {drawing ? (
        <Suspense fallback={emptyFrame}>
          <Diagram t={t} drawing={drawing} />
        </Suspense>
      ) : (
        emptyFrame
      )}
      <Notices notices={outcome && !outcome.ok && outcome.error.code === 'tooLargeToDraw' ? [t('errors.tooLargeToDraw')] : []} />
    </div>
  );
}
