import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChoiceWithTooltip } from './choices.ts';
import { type FuseClass, MAX_LISTED, searchOptions } from './search-options.ts';

interface Combobox<Value extends string> {
  readonly choices: readonly ChoiceWithTooltip<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isSearchable: boolean;
}

const PAGE = 8;
/** Letters typed at shorter intervals form one word. */
const PAUSE_MS = 500;

/** The behavior of a combobox with a list: ARIA Authoring Practices Guide, pattern “Combobox”. */
export function useCombobox<Value extends string>({ choices, value, onChange, isSearchable }: Combobox<Value>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const [fuse, setFuse] = useState<FuseClass>();
  const typed = useRef({ letters: '', at: 0 });

  const found = searchOptions(choices, text ?? '', fuse).slice(0, MAX_LISTED);
  const chosen = found.findIndex((choice) => choice.value === value);
  // Until an arrow key moves it, the active option is the chosen one, and in a search the first.
  const active = Math.min(moved ?? (text === undefined ? chosen : 0), found.length - 1);

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setMoved(undefined);
    if (isSearchable && fuse === undefined) {
      // If Fuse.js cannot be loaded, the list still finds options that contain the text.
      import('fuse.js').then(
        (module) => setFuse(() => module.default),
        () => undefined,
      );
    }
  };
  const close = () => {
    setOpen(false);
    setText(undefined);
  };
  const choose = (next: Value) => {
    close();
    if (next !== value) onChange(next);
  };
  const search = (next: string) => {
    open();
    setText(next);
    setMoved(undefined);
  };
  const move = (index: number) => setMoved(Math.max(0, Math.min(index, found.length - 1)));
  const jumpTo = (letter: string, now: number) => {
    const letters = (now - typed.current.at < PAUSE_MS ? typed.current.letters : '') + letter.toLowerCase();
    typed.current = { letters, at: now };
    const index = found.findIndex((choice) => choice.label.toLowerCase().startsWith(letters));
    open();
    if (index >= 0) setMoved(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: isOpen ? active + 1 : active,
      ArrowUp: isOpen ? active - 1 : active,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      ...(!isSearchable && { Home: 0, End: found.length - 1 }),
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      open();
      move(target);
    } else if (event.key === 'Enter' || (event.key === ' ' && !isSearchable)) {
      event.preventDefault();
      const option = found[active];
      if (!isOpen) open();
      else if (option) choose(option.value);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation(); // closes the list, not the dialog around it
      close();
    } else if (!isSearchable && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      jumpTo(event.key, event.timeStamp);
    }
  };

  return { isOpen, text, found, active, open, close, choose, search, onKeyDown };
}
