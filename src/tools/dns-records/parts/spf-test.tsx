import { ResultRows } from '#ui/output/result-rows.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import { ToolOutput } from '#tool-ui/outputs/tool-output.tsx';
import type { DnsRecordsTool } from './dns-records-tool.ts';
import { TitledTable } from './titled-table.tsx';

const looks = {
  step: { width: '4rem', minWidth: '3.5rem' },
  domain: { isMonospace: true, width: '30%', minWidth: '8rem' },
  term: { isMonospace: true, width: '38%', minWidth: '9rem' },
  outcome: { minWidth: '7rem' },
};

/** The SPF result, if there is an SPF record. */
export function SpfTest({ tool: { show } }: { readonly tool: DnsRecordsTool }) {
  const { columns, ...steps } = show('spfSteps');
  if (show('spfLookups').value === '') return null;
  return (
    <>
      <ResultRows label={show('spfResult').label} rows={[show('spfResult'), show('spfLookups'), show('spfVoidLookups')]} />
      <TitledTable {...steps} columns={withColumns(columns, looks)} keyOf={({ step }) => step} />
      <ToolOutput {...show('missingAnswers')} isMultiline rows={4} />
    </>
  );
}
