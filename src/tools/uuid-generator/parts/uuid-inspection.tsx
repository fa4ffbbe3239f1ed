import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { type Inspection, inspectUuid } from '../inspect-uuid.ts';
import type { UuidTool } from './uuid-tool.ts';

/** What an existing UUID says about itself. Rows that do not apply to it are absent. */
export function UuidInspection({ tool: { t, bind, inputs } }: { readonly tool: UuidTool }) {
  const outcome = inspectUuid(inputs);
  const { version, variant, createdAt, clockSequence, node, integer = '', canonical = '' }: Partial<Inspection> = valueOf(outcome) ?? {};
  const versionText = typeof version === 'string' ? t(`view.versions.${version}`) : String(version ?? '');

  return (
    <ToolColumns>
      <TextField {...bind('inspected', outcome)} isMonospace />
      <div>
        <ResultRows
          rows={[
            { label: t('outputs.version'), value: versionText },
            { label: t('outputs.variant'), value: variant ? t(`view.variants.${variant}`) : '' },
            ...(createdAt === undefined ? [] : [{ label: t('outputs.createdAt'), value: createdAt }]),
            ...(clockSequence === undefined ? [] : [{ label: t('outputs.clockSequence'), value: String(clockSequence) }]),
            ...(node === undefined ? [] : [{ label: t('outputs.node'), value: node }]),
            { label: t('outputs.integer'), value: integer },
            { label: t('outputs.canonical'), value: canonical },
          ]}
        />
      </div>
    </ToolColumns>
  );
}
