import { useLanguage } from '../language/use-language.ts';
import type { GroupedLines } from './group-results.ts';
import { PaletteOption, type PaletteOptionProps } from './palette-option.tsx';

export const LIST_ID = 'palette-list';
export const optionId = (index: number): string => `palette-option-${index}`;

interface PaletteListProps extends Pick<PaletteOptionProps, 'query' | 'stops' | 'onSearch' | 'onShowAll'> {
  readonly groups: readonly GroupedLines[];
  /** The place of the active line among all lines. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
}

export function PaletteList({ groups, active, onPoint, ...option }: PaletteListProps) {
  const { t } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold links
    <div id={LIST_ID} role="listbox" aria-label={t('navigation.palette')} className="palette-list">
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
                {...option}
                line={line}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
