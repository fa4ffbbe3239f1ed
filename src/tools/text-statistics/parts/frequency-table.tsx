import { DataTable } from '#ui/table/data-table.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

const numbers = { align: 'end', width: '7rem' } as const;

/** The most frequent words, with a download of all words. */
export function FrequencyTable({ t, show }: Pick<Tool<typeof declaration, typeof en>, 't' | 'show'>) {
  const { label, columns, rows, keyOf } = show('frequency');
  const { whole = '', fileName = '', label: fileLabel } = show('wordList');
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{label}</h2>
        <DownloadButton label={fileLabel} fileName={fileName} content={whole} isDisabled={rows.length === 0} />
      </div>
      <DataTable
        {...{ label, rows, keyOf }}
        emptyText={t('view.noWords')}
        columns={withColumns(columns, { word: { isMonospace: true }, count: numbers, share: numbers })}
      />
    </section>
  );
}
