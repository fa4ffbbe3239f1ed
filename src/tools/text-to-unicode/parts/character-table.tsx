import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notices } from '#ui/notices.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import { abbreviations } from '../abbreviations.ts';
import { type CharacterRow, describeCharacters, MAX_DESCRIBED } from '../describe-characters.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

interface CharacterTableProps {
  readonly tool: Tool<typeof en, typeof fields.inputs, typeof fields.options>;
}

/** The characters of the text to escape, with what tells them apart, those marked that hide or look like others. */
export function CharacterTable({ tool: { t, inputs, options } }: CharacterTableProps) {
  const rows = describeCharacters(inputs.text);
  const conspicuous = rows.filter(({ isConspicuous }) => isConspicuous).length;
  const inCase = (hex: string): string => (options.uppercase ? hex.toUpperCase() : hex);

  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-sm font-medium">{t('outputs.characters')}</h2>
      <DataTable
        label={t('outputs.characters')}
        rows={rows}
        keyOf={(_row, index) => index}
        markOf={({ isConspicuous }) => (isConspicuous ? 'warning' : undefined)}
        columns={[
          { name: 'character', label: t('view.character'), cell: shownAlone, isMonospace: true, minWidth: '6rem' },
          { name: 'codePoint', label: t('view.codePoint'), cell: ({ codePoint }) => codePoint, isMonospace: true, minWidth: '6rem' },
          { name: 'utf8', label: t('view.utf8'), cell: ({ utf8 }) => inCase(utf8), isMonospace: true, minWidth: '8rem' },
          { name: 'utf16', label: t('view.utf16'), cell: ({ utf16 }) => inCase(utf16), isMonospace: true, minWidth: '6rem' },
          {
            name: 'kind',
            label: t('view.kind'),
            cell: ({ kind, isConspicuous }) => kindWithMark(t(`view.kinds.${kind}`), isConspicuous ? t('view.conspicuous') : undefined),
            minWidth: '8rem',
          },
        ]}
      />
      <Notices
        notices={[
          ...(conspicuous === 0 ? [] : [t('view.conspicuousFound', { count: conspicuous })]),
          ...(rows.length === MAX_DESCRIBED ? [t('view.inPart')] : []),
        ]}
      />
    </section>
  );
}

function shownAlone({ character, kind }: CharacterRow) {
  const abbreviation = abbreviations.get(character);
  if (abbreviation !== undefined)
    return <abbr className="rounded-sm border border-line px-1 text-xs text-ink-soft no-underline">{abbreviation}</abbr>;
  // A mark needs something to stand on.
  return kind === 'mark' ? `\u00a0${character}` : character;
}

/** A mark that is seen by its color alone would not be enough. */
const kindWithMark = (kind: string, conspicuous: string | undefined) => (
  <span className="relative inline-flex items-center gap-1" title={conspicuous}>
    {kind}
    {conspicuous !== undefined && (
      <>
        <Icon name="alert-triangle" className="text-warning" />
        <span className="sr-only">{conspicuous}</span>
      </>
    )}
  </span>
);
