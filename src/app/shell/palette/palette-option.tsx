import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../language/use-language.ts';
import { otherSite } from '../site-links.ts';
import type { PaletteEntry, PaletteGroup } from './entry.ts';
import type { PaletteLine } from './group-results.ts';
import { OptionText, type OptionTextProps } from './option-text.tsx';

export interface PaletteOptionProps extends Omit<OptionTextProps, 'entry' | 'onCopy'> {
  readonly id: string;
  readonly line: PaletteLine;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onSearch: (query: string) => void;
  readonly onShowAll: (group: PaletteGroup) => void;
  readonly onCopy: (entry: PaletteEntry) => void;
  /** Called if the content to hand over could not be read. */
  readonly onUnreadable: () => void;
  /** Called when it has been opened. */
  readonly onDone: () => void;
}

const SHOW_ALL = { answers: 'palette.showAllAnswers', more: 'palette.showAllTools', any: 'palette.showAllTools' } as const;

/**
 * An option. Entries that open a page are links, so that they can open in a new tab; entries that hand content over are not. The focus
 * stays in the input.
 */
export function PaletteOption({
  id,
  line,
  isActive,
  onPoint,
  onSearch,
  onShowAll,
  onCopy,
  onUnreadable,
  onDone,
  ...textProps
}: PaletteOptionProps) {
  const { t } = useLanguage();
  const { group } = line.kind === 'showAll' ? line : line.entry;
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    'data-group': group,
    onPointerMove: isActive ? undefined : onPoint,
  } as const;

  if (line.kind === 'showAll') {
    const { count } = line;
    const showAll: Partial<Record<PaletteGroup, (typeof SHOW_ALL)[keyof typeof SHOW_ALL]>> = SHOW_ALL;
    return (
      <button type="button" {...option} className="show-all" onMouseDown={keepFocus} onClick={() => onShowAll(group)}>
        {t(showAll[group] ?? 'palette.showAll', { count })}
      </button>
    );
  }
  const { entry } = line;
  const { target } = entry;
  const shown = { ...option, 'data-tool': entry.toolId };
  const text = <OptionText {...textProps} entry={entry} onCopy={() => onCopy(entry)} />;
  if ('to' in target) {
    const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => void (ctrlKey || metaKey || shiftKey || onDone());
    return (
      <Link {...shown} to={target.to} prefetch="intent" onClick={leave}>
        {text}
      </Link>
    );
  }
  if ('href' in target) {
    return (
      <a {...shown} href={target.href} {...otherSite} onClick={onDone}>
        {text}
      </a>
    );
  }
  const press = (): void => {
    if ('search' in target) return onSearch(target.search);
    if ('hand' in target) return void target.hand().then(onDone, onUnreadable);
    onDone();
    target.run();
  };
  return (
    <button type="button" {...shown} onMouseDown={'search' in target ? keepFocus : undefined} onClick={press}>
      {text}
    </button>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();
