import { useEffect, useState } from 'react';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { type SettingsText, useSettings } from '../settings-context.ts';
import type { Kept } from './kept-things.ts';

interface ReadAmount {
  readonly amount: string;
  readonly at: Date;
}

/** The current amounts by kind, each with the time when the page first read it. */
function useReadTimes(things: readonly Kept[]): ReadonlyMap<string, ReadAmount> {
  const [times, setTimes] = useState<ReadonlyMap<string, ReadAmount>>(new Map());
  const amounts = JSON.stringify(things.map(({ kind, count, bytes }) => [kind, `${count} ${bytes}`]));
  useEffect(() => {
    const read = JSON.parse(amounts) as readonly [kind: string, amount: string][]; // serialized above
    const note = (): void => {
      const at = new Date();
      setTimes((before) => {
        const since = (kind: string, amount: string): ReadAmount => {
          const known = before.get(kind);
          return known?.amount === amount ? known : { amount, at };
        };
        return new Map(read.map(([kind, amount]) => [kind, since(kind, amount)]));
      });
    };
    const timer = setTimeout(note);
    return () => clearTimeout(timer);
  }, [amounts]);
  return times;
}

/** An amount in words: `3 entries, 120 B`. */
export function amountOf({ kind, count, bytes }: Kept, t: SettingsText, language: string): string {
  if (count === 0) return t('data.nothing');
  const number = new Intl.NumberFormat(language).format(count);
  return t(kind === 'offline' ? 'data.files' : 'data.entries', { count, number, size: formatBytes(bytes) });
}

/** A table of the data that the site keeps in this browser, updated live. */
export function StoredTable({ things }: { readonly things: readonly Kept[] }) {
  const { t } = useSettings();
  const { language } = useLanguage();
  const times = useReadTimes(things);
  return <DataTable label={t('data.table')} rows={things} keyOf={({ kind }) => kind} columns={columnsOf(t, language, times)} />;
}

const columnsOf = (t: SettingsText, language: string, times: ReadonlyMap<string, ReadAmount>): readonly DataColumn<Kept>[] => [
  { name: 'what', label: t('data.what'), cell: ({ kind }) => t(`data.kinds.${kind}`) },
  { name: 'amount', label: t('data.amount'), cell: (kept) => amountOf(kept, t, language) },
  { name: 'readAt', label: t('data.readAt'), cell: ({ kind }) => times.get(kind)?.at.toLocaleTimeString(language) },
];
