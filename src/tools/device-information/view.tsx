import { ResultRows } from '#ui/result-rows.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import { writeReport } from './logic.ts';
import type en from './messages/en.json';
import { useFactGroups } from './parts/use-fact-groups.ts';

export default function DeviceInformation() {
  const { t } = useTool<typeof en, typeof fields>(fields);
  const isHydrated = useHydrated();
  const groups = useFactGroups(t);

  return (
    <div className="grid grid-cols-1 gap-6">
      {/* Columns of equal height: the groups are of very different lengths. */}
      <div className="-mb-6 gap-6 lg:columns-2">
        {groups.map(({ heading, facts }) => (
          <section key={heading} className="break-inside-avoid pb-6">
            <h2 className="mb-1 text-base font-semibold">{heading}</h2>
            <ResultRows label={heading} rows={facts.map((fact) => ({ ...fact, isProse: true }))} />
          </section>
        ))}
      </div>
      <ToolOutput
        label={t('outputs.report')}
        value={isHydrated ? writeReport(groups) : ''}
        isMultiline
        rows={12}
        fileName="device-report.md"
        mediaType="text/markdown"
        produces="markdown"
      />
    </div>
  );
}
