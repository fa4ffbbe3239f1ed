import { Button } from '#ui/button.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolCodeOutput } from '#workbench/tool-code-output.tsx';
import { useGenerated } from '#workbench/use-generated.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { drawUuids } from './draw-uuids.ts';
import * as fields from './fields.ts';
import { formatUuids } from './format-uuids.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { UuidInspection } from './parts/uuid-inspection.tsx';
import { UuidOptions } from './parts/uuid-options.tsx';
import { isNameVersion } from './version.ts';

export default function UuidGenerator() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, inputs, options } = tool;
  const { version, quantity, namespace, outputAs } = options;
  const isNamed = isNameVersion(version);
  const drawn = useGenerated(drawUuids, { version, quantity });
  const named = useOperation<typeof operations, 'name'>('name', {
    inputs: isNamed ? { names: inputs.names, customNamespace: inputs.customNamespace } : { names: '', customNamespace: '' },
    options: { version, namespace },
  });
  const uuids = valueOf(isNamed ? named.outcome : drawn.outcome) ?? [];

  return (
    <div className="grid gap-6">
      <ToolColumns>
        <UuidOptions tool={tool} named={named.outcome} />
        <div className="grid content-start gap-3">
          <ToolCodeOutput
            label={t('outputs.uuids')}
            value={formatUuids(uuids, options)}
            language={outputAs === 'json' ? 'json' : 'text'}
            rows={12}
            fileName={outputAs === 'json' ? 'uuids.json' : 'uuids.txt'}
          />
          <div>
            <Button icon="refresh" onClick={drawn.redraw} isDisabled={isNamed}>
              {t('view.refresh')}
            </Button>
          </div>
          <div className="min-h-8">
            <JobProgress job={named} />
          </div>
        </div>
      </ToolColumns>
      <UuidInspection tool={tool} />
    </div>
  );
}
