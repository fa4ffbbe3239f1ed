import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import optionTexts from 'virtual:option-texts';
import type { MessageTree } from '#core/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StoredKey } from '#workbench/stored/stored-keys.ts';
import { findTool } from '../../catalog.ts';
import { useLanguage } from '../../language/use-language.ts';
import { changeStored } from '../../stores/change-stored.ts';
import { useAllStored } from '../../stores/use-all-stored.ts';
import { SettingsGroup } from '../settings-section.tsx';
import { type SettingsText, useSettings } from '../settings-context.ts';
import { describeOptions } from './describe-options.ts';

interface Remembered {
  readonly key: StoredKey;
  readonly toolId: string;
  readonly name: string;
  readonly options: string;
}

const FAMILY = 'options:';

type OptionTexts = Readonly<Record<string, MessageTree>>;

/** How options are called in the language of the page, as soon as that is there. */
function useOptionTexts(isWanted: boolean): OptionTexts {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<OptionTexts>({});
  useEffect(() => {
    if (!isWanted) return;
    let isOutdated = false;
    const load = async (): Promise<void> => {
      const { default: texts } = await optionTexts[language]();
      if (!isOutdated) setLoaded(texts);
    };
    load().catch(() => undefined); // offline and not kept: they are shown as they are stored
    return () => {
      isOutdated = true;
    };
  }, [isWanted, language]);
  return loaded;
}

/** The options that tools begin with, other than their defaults. */
export function RememberedOptions() {
  const { t, offerUndo } = useSettings();
  const { listing, pathOf } = useLanguage();
  const stored = useAllStored();
  const rows = [...stored]
    .filter(([key]) => key.startsWith(FAMILY))
    .map(([key, options]): Remembered => {
      const toolId = key.slice(FAMILY.length);
      return { key, toolId, name: listing[toolId]?.name ?? toolId, options };
    });
  const texts = useOptionTexts(rows.length > 0);

  const forget = (text: string, keys: readonly StoredKey[], control: string): void => {
    const before = changeStored(new Map(keys.map((key) => [key, undefined])));
    if (before) offerUndo({ text, undo: () => changeStored(before), control });
  };
  const forgetOne = ({ key, toolId, name }: Remembered): void => forget(t('tools.forgot', { name }), [key], `forget-${toolId}`);
  const columns = columnsOf({ t, pathOf, texts, forget: forgetOne });

  return (
    <SettingsGroup heading={t('tools.options')}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('tools.noOptions')}</p>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-2 *:max-w-full">
          <DataTable label={t('tools.options')} columns={columns} rows={rows} keyOf={({ key }) => key} />
          <Button
            name="forget-all"
            onClick={() =>
              forget(
                t('tools.forgotAll'),
                rows.map(({ key }) => key),
                'forget-all',
              )
            }
          >
            {t('tools.forgetAll')}
          </Button>
        </div>
      )}
    </SettingsGroup>
  );
}

interface Shown {
  readonly t: SettingsText;
  readonly pathOf: (toolId: string) => string;
  readonly texts: OptionTexts;
  readonly forget: (remembered: Remembered) => void;
}

const columnsOf = ({ t, pathOf, texts, forget }: Shown): readonly DataColumn<Remembered>[] => [
  {
    name: 'tool',
    label: t('tools.tool'),
    cell: ({ toolId, name }) =>
      findTool(toolId) ? (
        <Link to={pathOf(toolId)} className="hover:underline">
          {name}
        </Link>
      ) : (
        <bdi>{name}</bdi>
      ),
  },
  {
    name: 'options',
    label: t('tools.toolOptions'),
    minWidth: '12rem',
    cell: ({ toolId, options }) => (
      <ul>
        {describeOptions(options, texts[toolId] ?? {}, { true: t('tools.on'), false: t('tools.off') }).map(({ label, value }) => (
          <li key={label} className="wrap-anywhere">
            <span className="text-ink-soft">{label}: </span>
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'forget',
    label: t('tools.forget'),
    align: 'end',
    cell: (remembered) => (
      <Button
        size="small"
        name={`forget-${remembered.toolId}`}
        className="whitespace-nowrap"
        aria-label={t('tools.forgetNamed', { name: remembered.name })}
        onClick={() => forget(remembered)}
      >
        {t('tools.forget')}
      </Button>
    ),
  },
];
