import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { type SettingsText, useSettings } from '../settings-context.ts';
import type { Fate, PlannedLine } from './import-plan.ts';
import { parts } from './parts/parts.ts';
import { settingNames } from './parts/settings-part.ts';

type NameOf = (toolId: string) => string | undefined;

/** Previews an import line by line and in numbers. */
export function ImportPreview({ lines }: { readonly lines: readonly PlannedLine[] }) {
  const { t } = useSettings();
  const { listing } = useLanguage();
  const count = (fate: Fate): number => lines.filter((line) => line.fate === fate).length;
  const counts = {
    added: count('added'),
    replaced: count('replaced'),
    removed: count('removed'),
    unchanged: count('unchanged'),
    leftOut: count('leftOut'),
  };
  return (
    <>
      <output>{t('data.counts', counts)}</output>
      <DataTable
        label={t('data.preview')}
        rows={lines}
        keyOf={(_line, index) => index}
        maxHeight="16rem"
        columns={columnsOf(t, (toolId) => (Object.hasOwn(listing, toolId) ? listing[toolId]?.name : undefined))}
      />
    </>
  );
}

/** The translated name of an entry, if there is a translation. */
function nameOf({ part, name }: PlannedLine, t: SettingsText, toolName: NameOf): string {
  const setting = part === 'settings' ? Object.values(settingNames).find((known) => known === name) : undefined;
  return setting ? t(`data.names.${setting}`) : (toolName(name) ?? name);
}

function fateOf({ fate, reason = 'wrongValue' }: PlannedLine, t: SettingsText): string {
  return t(`data.fates.${fate}`, { reason: t(`data.reasons.${reason}`) });
}

const columnsOf = (t: SettingsText, toolName: NameOf): readonly DataColumn<PlannedLine>[] => [
  {
    name: 'entry',
    label: t('data.entry'),
    minWidth: '8rem',
    cell: (line) => <bdi className="wrap-anywhere">{nameOf(line, t, toolName).slice(0, 200)}</bdi>,
  },
  {
    name: 'what',
    label: t('data.what'),
    cell: ({ part }) => {
      const known = parts.find(({ id }) => id === part);
      return known ? t(`data.kinds.${known.id}`) : <bdi className="wrap-anywhere">{part.slice(0, 200)}</bdi>;
    },
  },
  { name: 'fate', label: t('data.fate'), minWidth: '8rem', cell: (line) => fateOf(line, t) },
];
