import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { inspectUlid } from '../inspect-ulid.ts';
import type { UlidTool } from './ulid-tool.ts';

/** What an existing ULID, or a UUID taken for one, holds. */
export function UlidInspection({ tool: { t, bind, inputs } }: { readonly tool: UlidTool }) {
  const outcome = inspectUlid(inputs);
  const inspection = valueOf(outcome);

  return (
    <ToolColumns>
      <TextField {...bind('inspected', outcome)} isMonospace />
      <div>
        <ResultRows
          rows={[
            { label: t('outputs.createdAt'), value: inspection?.createdAt ?? '' },
            { label: t('outputs.unixMilliseconds'), value: String(inspection?.unixMilliseconds ?? '') },
            { label: t('outputs.random'), value: inspection?.random ?? '' },
            { label: t('outputs.ulid'), value: inspection?.ulid ?? '' },
            { label: t('outputs.uuid'), value: inspection?.uuid ?? '' },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
