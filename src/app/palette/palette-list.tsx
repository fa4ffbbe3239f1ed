import { useLanguage } from '../language/use-language.ts';
import type { PaletteGroup } from './entry.ts';
import type { GroupedLines } from './group-results.ts';
import { PaletteOption } from './palette-option.tsx';

export const LIST_ID = 'palette-list';
export const optionId = (index: number): string => `palette-option-${index}`;

interface PaletteListProps {
  readonly groups: readonly GroupedLines[];
  /** The place of the active line among all lines. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onShowAll: (group: PaletteGroup) => void;
}

export function PaletteList({ groups, active, onPoint, onShowAll }: PaletteListProps) {
  const { t } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold links
    <div id={LIST_ID} role="listbox" aria-label={t('palette.title')} className="palette-list">
      {groups.map(({ group, lines, start }) => (
        <fieldset key={group} aria-labelledby={`palette-${group}`}>
          <div id={`palette-${group}`} role="presentation">
            {t(`palette.${group}`)}
          </div>
          {lines.map((line, offset) => {
            const index = start + offset;
            return (
              <PaletteOption
                key={line.kind === 'entry' ? line.entry.id : line.kind}
                id={optionId(index)}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                {...{ line, onShowAll }}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
