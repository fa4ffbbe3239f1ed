import { CodeField } from '#ui/code-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { AddressRows } from './parts/address-rows.tsx';
import { AddressTable } from './parts/address-table.tsx';
import { registryData } from './registry-data.ts';

/** A worker that is loading the registry goes on with it while the visitor types on. */
const GRACE_MS = 60_000;

export default function MacAddressLookup() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs } = tool;
  const job = useOperation<typeof operations, 'lookUp'>('lookUp', { inputs, options: {}, graceMs: GRACE_MS });
  const { outcome } = job;
  const { single, list = [] } = valueOf(outcome) ?? {};
  const location = useOperation<typeof operations, 'locateVendor'>('locateVendor', {
    // Without a vendor there is nothing to locate.
    inputs: { record: single?.vendor.status === 'named' ? single.vendor.record : Number.NaN },
    options: {},
    delayMs: 0,
    graceMs: GRACE_MS,
  });

  return (
    <div className="grid gap-4">
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-6">
        <CodeField {...bind('addresses', outcome)} rows={14} errorAt={outcome?.ok === false ? outcome.error.at : undefined} />
        <div className="grid grid-cols-1 content-start gap-2">
          {list.length > 0 ? (
            <AddressTable tool={tool} addresses={list} />
          ) : (
            <AddressRows tool={tool} address={single} vendorAddress={valueOf(location.outcome) ?? ''} />
          )}
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
      </div>
      <p className="text-xs text-ink-soft">{t('view.source', registryData)}</p>
    </div>
  );
}
