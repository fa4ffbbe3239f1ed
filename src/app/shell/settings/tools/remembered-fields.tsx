import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { MessageTree } from '#core/message-key.ts';
import { optionTexts } from '#generated/option-texts.ts';
import { Button } from '#ui/button/button.tsx';
import type { DataColumn } from '#ui/table/data-column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import { sessionOf } from '#tool-ui/tool/tool-session.ts';
import { findTool } from '../../catalog.ts';
import { useLanguage } from '../../language/use-language.ts';
import { changeStored } from '../../stores/change-stored.ts';
import { useAllStored } from '../../stores/use-all-stored.ts';
import { SettingsGroup } from '../settings-section.tsx';
import { type SettingsText, useSettings } from '../settings-context.ts';
import { describeInputs, describeOptions } from './describe-stored.ts';

interface Remembered {
  readonly key: StoredKey;
  readonly toolId: string;
  readonly name: string;
  readonly source: string;
}

type Kind = 'options' | 'inputs';

/** The messages below `tools`, for each kind of field. */
const words = {
  options: {
    none: 'noOptions',
    fields: 'toolOptions',
    forget: 'forget',
    forgetNamed: 'forgetNamed',
    forgetAll: 'forgetAll',
    forgot: 'forgot',
    forgotAll: 'forgotAll',
  },
  inputs: {
    none: 'noInputs',
    fields: 'toolInputs',
    forget: 'delete',
    forgetNamed: 'deleteNamed',
    forgetAll: 'deleteAll',
    forgot: 'deleted',
    forgotAll: 'deletedAll',
  },
} as const;

type OptionTexts = Readonly<Record<string, MessageTree>>;

/** The labels of fields in the page's language; empty until they are loaded. */
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
    load().catch(() => undefined); // offline and not kept: stored names are displayed
    return () => {
      isOutdated = true;
    };
  }, [isWanted, language]);
  return loaded;
}

/** The remembered options that differ from their defaults, or the saved inputs, of all tools. */
export function RememberedFields({ kind }: { readonly kind: Kind }) {
  const { t, offerUndo } = useSettings();
  const { listing, pathOf } = useLanguage();
  const stored = useAllStored();
  const family = `${kind}:`;
  const word = words[kind];
  const rows = [...stored]
    .filter(([key]) => key.startsWith(family))
    .map(([key, source]): Remembered => {
      const toolId = key.slice(family.length);
      return { key, toolId, name: listing[toolId]?.name ?? toolId, source };
    });
  const texts = useOptionTexts(rows.length > 0);

  const forget = (text: string, forgotten: readonly Remembered[], control: string): void => {
    if (kind === 'inputs') for (const { toolId } of forgotten) sessionOf(toolId).forgetRestored();
    const before = changeStored(new Map(forgotten.map(({ key }) => [key, undefined])));
    if (before) offerUndo({ text, undo: () => changeStored(before), control });
  };
  const forgetOne = (row: Remembered): void => forget(t(`tools.${word.forgot}`, { name: row.name }), [row], `forget-${kind}-${row.toolId}`);
  const columns = columnsOf({ kind, t, pathOf, texts, forget: forgetOne });

  return (
    <SettingsGroup heading={t(`tools.${kind}`)}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t(`tools.${word.none}`)}</p>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-2 *:max-w-full">
          <DataTable label={t(`tools.${kind}`)} columns={columns} rows={rows} keyOf={({ key }) => key} />
          <Button name={`forget-all-${kind}`} onClick={() => forget(t(`tools.${word.forgotAll}`), rows, `forget-all-${kind}`)}>
            {t(`tools.${word.forgetAll}`)}
          </Button>
        </div>
      )}
    </SettingsGroup>
  );
}

interface Shown {
  readonly kind: Kind;
  readonly t: SettingsText;
  readonly pathOf: (toolId: string) => string;
  readonly texts: OptionTexts;
  readonly forget: (remembered: Remembered) => void;
}

const columnsOf = ({ kind, t, pathOf, texts, forget }: Shown): readonly DataColumn<Remembered>[] => [
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
    name: 'fields',
    label: t(`tools.${words[kind].fields}`),
    minWidth: '12rem',
    cell: ({ toolId, source }) => (
      <ul>
        {(kind === 'inputs'
          ? describeInputs(source, texts[toolId] ?? {})
          : describeOptions(source, texts[toolId] ?? {}, { true: t('tools.on'), false: t('tools.off') })
        ).map(({ label, value }) => (
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
    label: t(`tools.${words[kind].forget}`),
    align: 'end',
    cell: (remembered) => (
      <Button
        size="small"
        name={`forget-${kind}-${remembered.toolId}`}
        className="whitespace-nowrap"
        aria-label={t(`tools.${words[kind].forgetNamed}`, { name: remembered.name })}
        onClick={() => forget(remembered)}
      >
        {t(`tools.${words[kind].forget}`)}
      </Button>
    ),
  },
];
