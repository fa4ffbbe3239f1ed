import { DataTable } from '#ui/data-table.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { useToolContext } from '#workbench/tool-context.ts';
import type { TextStatistics } from '../text-statistics.ts';
import type { StatisticsTool } from './statistics-tool.ts';

interface FrequencyTableProps extends Pick<TextStatistics, 'frequentWords' | 'words' | 'csv'> {
  readonly t: StatisticsTool['t'];
}

export function FrequencyTable({ t, frequentWords, words, csv }: FrequencyTableProps) {
  const { language } = useToolContext();
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const label = t('outputs.frequency');
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{label}</h2>
        <DownloadButton label={label} fileName="words.csv" content={csv} isDisabled={words === 0} />
      </div>
      <DataTable
        label={label}
        rows={frequentWords}
        keyOf={({ word }) => word}
        emptyText={t('view.noWords')}
        columns={[
          { name: 'word', label: t('view.word'), isMonospace: true, cell: ({ word }) => word },
          { name: 'count', label: t('view.count'), align: 'end', width: '7rem', cell: ({ count }) => count.toLocaleString(language) },
          { name: 'share', label: t('view.share'), align: 'end', width: '7rem', cell: ({ count }) => percent.format(count / words) },
        ]}
      />
    </section>
  );
}
