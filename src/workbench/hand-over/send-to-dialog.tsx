import { type KeyboardEvent, use, useEffect, useId, useState } from 'react';
import { Modal } from '#ui/dialog/modal.tsx';
import { copiedOf } from '#ui/field/whole-text.ts';
import { Icon } from '#ui/image/icon.tsx';
import { handOver, type SentOutput } from './hand-over.ts';
import { matchingTools, receivingTools } from './receiving-tools.ts';
import { SendToList, type SendToOption } from './send-to-list.tsx';
import { useToolContext } from '../tool/tool-context.ts';

const PAGE = 8;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** The tools that take an output, to choose from as in the palette: a combobox with its list, which stays open. */
export default function SendToDialog({ onClose, ...sent }: SentOutput & { readonly onClose: () => void }) {
  const { toolId, shellText, receivers, openTool } = useToolContext();
  const [loading] = useState(receivers);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();

  const groups = receivingTools(use(loading), sent, toolId)
    .map((group) => ({ ...group, tools: matchingTools(group.tools, query) }))
    .filter(({ tools }) => tools.length > 0);
  const isFolded = query === '' && !isUnfolded && groups.length > 1;
  const shown = groups.map(
    ({ accepts, tools }, index): { readonly accepts: typeof accepts; readonly options: readonly SendToOption[] } => ({
      accepts,
      options: isFolded && index > 0 ? [{ count: tools.length }] : tools,
    }),
  );
  const count = shown.reduce((sum, { options }) => sum + options.length, 0);
  const active = Math.max(0, Math.min(chosen, count - 1));
  const idOf = (index: number) => `${listId}${index}`;
  useEffect(() => {
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const send = async (target: string) => {
    const text = copiedOf(sent.value, sent.whole);
    handOver(target, { inputs: typeof text === 'string' ? text : await text() });
    openTool(target);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) setChosen(Math.max(0, Math.min(active + move, count - 1)));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) document.getElementById(idOf(active))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Modal isOpen title={shellText('workbench.sendTo', { label: sent.label })} onClose={onClose}>
      {/* As the palette looks, whose style sheet is there on every page. */}
      <div className="palette-input -mx-4 border-t">
        <Icon name="search" />
        <input
          type="text"
          name="query"
          role="combobox"
          aria-label={shellText('workbench.sendSearch')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={count > 0 ? idOf(active) : undefined}
          placeholder={shellText('workbench.sendSearch')}
          spellCheck={false}
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {count === 0 && <p className="palette-none">{shellText('words.noResults')}</p>}
      <SendToList
        {...{ listId, idOf, active }}
        groups={shown}
        onPoint={setChosen}
        onSend={(target) => void send(target)}
        onShowAll={() => setUnfolded(true)}
      />
    </Modal>
  );
}
