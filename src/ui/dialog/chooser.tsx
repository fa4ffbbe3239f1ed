import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../image/icon.tsx';
import { Modal } from './modal.tsx';

/** An option of the list. */
export interface ChooserOption {
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  readonly description?: string | undefined;
}

/** An entry that shows the rest of its group. */
export interface ChooserMore {
  readonly id: string;
  readonly more: string;
}

export interface ChooserGroup {
  readonly id: string;
  readonly heading: string;
  readonly options: readonly (ChooserOption | ChooserMore)[];
}

interface ChooserProps {
  readonly title: string;
  readonly searchLabel: string;
  /** Displayed instead of an empty list. */
  readonly noResults: string;
  /** The groups of options that match a query. */
  readonly groupsFor: (query: string) => readonly ChooserGroup[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Content below the list. Receives the id of the option selected by typing or with a key, if any. */
  readonly footer?: ((picked: string | undefined) => ReactNode) | undefined;
}

const PAGE = 8;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A dialog that looks like the palette: a combobox whose list stays open. */
export function Chooser({ title, searchLabel, noResults, groupsFor, onChoose, onClose, footer }: ChooserProps) {
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState(0);
  const [isMoved, setMoved] = useState(false);
  const listId = useId();

  const groups = groupsFor(query);
  const all = groups.flatMap(({ options }) => options);
  const active = Math.max(0, Math.min(pointed, all.length - 1));
  const idOf = (index: number) => `${listId}${index}`;
  useEffect(() => {
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      setPointed(Math.max(0, Math.min(active + move, all.length - 1)));
      setMoved(true);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) document.getElementById(idOf(active))?.click();
    else return;
    event.preventDefault();
  };
  const picked = query !== '' || isMoved ? all[active]?.id : undefined;

  return (
    <Modal isOpen title={title} onClose={onClose}>
      {/* Uses the palette's styles, which every page loads. */}
      <div className="palette-input -mx-4 border-t">
        <Icon name="search" />
        <input
          type="text"
          name="query"
          role="combobox"
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={all.length > 0 ? idOf(active) : undefined}
          placeholder={searchLabel}
          spellCheck={false}
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setPointed(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {all.length === 0 && <p className="palette-none">{noResults}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold icons and descriptions */}
      <div id={listId} role="listbox" aria-label={searchLabel} className={`palette-list -mx-4 ${footer ? '' : '-mb-4'}`}>
        {groups.map(({ id, heading, options }, group) => (
          <fieldset key={id} aria-labelledby={`${listId}${id}`}>
            <div id={`${listId}${id}`} role="presentation">
              {heading}
            </div>
            {options.map((option, offset) => {
              const index = groups.slice(0, group).reduce((sum, before) => sum + before.options.length, 0) + offset;
              const attributes = {
                type: 'button',
                role: 'option',
                id: idOf(index),
                tabIndex: -1,
                'aria-selected': index === active,
                onPointerMove: () => setPointed(index),
                onMouseDown: keepFocus,
                onClick: () => onChoose(option.id),
              } as const;
              return 'more' in option ? (
                <button key={option.id} {...attributes} className="show-all">
                  {option.more}
                </button>
              ) : (
                <button key={option.id} {...attributes}>
                  <Icon name={option.icon} />
                  <b>{option.name}</b>
                  {option.description !== undefined && <span>{option.description}</span>}
                </button>
              );
            })}
          </fieldset>
        ))}
      </div>
      {footer?.(picked)}
    </Modal>
  );
}
