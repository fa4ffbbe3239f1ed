import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { shortcut } from '../keys/shown-keys.ts';
import { otherSite } from '../site-links.ts';
import { useLanguage } from '../language/use-language.ts';
import type { FoundAnswer, PaletteEntry, PaletteGroup } from './entry.ts';
import type { PaletteLine } from './group-results.ts';
import { matchedParts } from './matched-parts.ts';
import { closePalette } from './palette-state.ts';

export interface PaletteOptionProps {
  readonly id: string;
  readonly line: PaletteLine;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  /** What is searched for: it is marked in the names. */
  readonly query: string;
  /** Words of it that are not. */
  readonly stops: ReadonlySet<string>;
  readonly onSearch: (query: string) => void;
  readonly onShowAll: (group: PaletteGroup) => void;
}

/** What opens a page is a link, so that it opens in a new tab as links do. The focus stays in the input. */
export function PaletteOption({ id, line, query, stops, isActive, onPoint, onSearch, onShowAll }: PaletteOptionProps) {
  const { t } = useLanguage();
  const option = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1, onPointerMove: isActive ? undefined : onPoint } as const;

  if (line.kind === 'showAll') {
    return (
      <button type="button" {...option} className="show-all" onMouseDown={keepFocus} onClick={() => onShowAll(line.group)}>
        {t('palette.showAll', { count: line.count })}
      </button>
    );
  }
  const { target } = line.entry;
  if ('to' in target) {
    return (
      <Link {...option} to={target.to} prefetch="intent" onClick={closeUnlessNewTab}>
        <OptionText entry={line.entry} {...{ query, stops }} />
      </Link>
    );
  }
  if ('href' in target) {
    return (
      <a {...option} href={target.href} {...otherSite} onClick={closePalette}>
        <OptionText entry={line.entry} {...{ query, stops }} />
      </a>
    );
  }
  if ('search' in target) {
    return (
      <button type="button" {...option} onMouseDown={keepFocus} onClick={() => onSearch(target.search)}>
        <OptionText entry={line.entry} {...{ query, stops }} />
      </button>
    );
  }
  return (
    <button
      type="button"
      {...option}
      data-group={line.entry.group}
      data-tool={line.entry.found?.toolId}
      onClick={() => {
        closePalette();
        target.run();
      }}
    >
      <OptionText entry={line.entry} {...{ query, stops }} />
    </button>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();

const closeUnlessNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
  if (!ctrlKey && !metaKey && !shiftKey) closePalette();
};

function OptionText({ entry, query, stops }: Pick<PaletteOptionProps, 'query' | 'stops'> & { readonly entry: PaletteEntry }) {
  if (entry.found) return <AnswerText entry={entry} found={entry.found} />;
  return (
    <>
      <Icon name={entry.icon} />
      <b>{matchedParts(entry.name, query, stops).map(({ text, isMatch, at }) => (isMatch ? <mark key={at}>{text}</mark> : text))}</b>
      <span>{entry.description}</span>
      {entry.keys !== undefined && <kbd aria-hidden="true">{shortcut(entry.keys)}</kbd>}
    </>
  );
}

/** First the reading and the answer, then the tool and what it stood in. */
function AnswerText({ entry, found }: { readonly entry: PaletteEntry; readonly found: FoundAnswer }) {
  return (
    <>
      <Icon name={entry.icon} />
      <span className="answer">
        <b data-reading="">{found.reading}</b>{' '}
        {found.answer !== undefined && (
          <bdi data-answer="" data-suggestion={found.isSuggestion ? '' : undefined}>
            {found.answer}
          </bdi>
        )}{' '}
        <small>
          {entry.name}
          {found.chain !== '' && ` · ${found.chain}`}
        </small>
      </span>
    </>
  );
}
