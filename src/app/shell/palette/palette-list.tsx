import { useLanguage } from '../language/use-language.ts';
import type { PaletteGroup } from './entry.ts';
import type { GroupedLines } from './group-results.ts';
import { PaletteOption, type PaletteOptionProps } from './palette-option.tsx';

interface PaletteListProps
  extends Pick<PaletteOptionProps, 'query' | 'stops' | 'onSearch' | 'onShowAll' | 'onCopy' | 'onUnreadable' | 'onDone'> {
  /** The prefix of the options' ids. */
  readonly listId: string;
  readonly groups: readonly GroupedLines[];
  readonly headingOf: (group: PaletteGroup) => string;
  /** The index of the active line among all lines. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  /** The entry whose answer has just been copied. */
  readonly copiedId: string | undefined;
}

export function PaletteList({ listId, groups, headingOf, active, copiedId, onPoint, ...option }: PaletteListProps) {
  const { t } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold links
    <div id={listId} role="listbox" aria-label={t('navigation.palette')} className="palette-list">
      {groups.map(({ group, lines, start }) => (
        <fieldset key={group} aria-labelledby={`${listId}-${group}`}>
          <div id={`${listId}-${group}`} role="presentation">
            {headingOf(group)}
          </div>
          {lines.map((line, offset) => {
            const index = start + offset;
            return (
              <PaletteOption
                key={line.kind === 'entry' ? line.entry.id : line.kind}
                id={`${listId}-${index}`}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                isCopied={line.kind === 'entry' && line.entry.id === copiedId}
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
