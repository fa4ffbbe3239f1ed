import type { MouseEvent } from 'react';
import type { DataType } from '#core/data-type.ts';
import { Icon } from '#ui/image/icon.tsx';
import type { ReceivingTool } from './hand-over.ts';
import { useToolContext } from '../tool/tool-context.ts';

/** A tool, or what shows so many that are folded. */
export type SendToOption = ReceivingTool | { readonly count: number };

interface SendToListProps {
  readonly listId: string;
  readonly idOf: (index: number) => string;
  readonly groups: readonly { readonly accepts: DataType; readonly options: readonly SendToOption[] }[];
  /** The place of the active option among all. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onSend: (toolId: string) => void;
  readonly onShowAll: () => void;
}

/** What people call the kinds of data; `JSON` and the like are what the others are called in capitals. */
const names: { readonly [Type in DataType]?: string } = { markdown: 'Markdown' };

const keepFocus = (event: MouseEvent) => event.preventDefault();

export function SendToList({ listId, idOf, groups, active, onPoint, onSend, onShowAll }: SendToListProps) {
  const { shellText } = useToolContext();
  const headingOf = (accepts: DataType) =>
    accepts === 'text'
      ? shellText('workbench.sendTakesText')
      : shellText('workbench.sendTakes', { name: names[accepts] ?? accepts.toUpperCase() });
  const startOf = (group: number) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold icons and descriptions
    <div id={listId} role="listbox" aria-label={shellText('workbench.sendSearch')} className="palette-list -mx-4 -mb-4">
      {groups.map(({ accepts, options }, group) => (
        <fieldset key={accepts} aria-labelledby={`${listId}${accepts}`}>
          <div id={`${listId}${accepts}`} role="presentation">
            {headingOf(accepts)}
          </div>
          {options.map((option, offset) => {
            const index = startOf(group) + offset;
            const attributes = {
              type: 'button',
              role: 'option',
              id: idOf(index),
              tabIndex: -1,
              'aria-selected': index === active,
              onPointerMove: () => onPoint(index),
              onMouseDown: keepFocus,
            } as const;
            return 'count' in option ? (
              <button key="all" {...attributes} className="show-all" onClick={onShowAll}>
                {shellText('workbench.sendShowAll', { count: option.count })}
              </button>
            ) : (
              <button key={option.toolId} {...attributes} onClick={() => onSend(option.toolId)}>
                <Icon name={option.icon} />
                <b>{option.name}</b>
                <span>{option.description}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
