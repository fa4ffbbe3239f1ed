import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/image/icon.tsx';
import { ContentChip } from '../../features/detection/content-chip.tsx';
import type { Given } from '../../features/detection/given.ts';
import { useContent } from '../../features/detection/use-content.ts';
import { useLanguage } from '../language/use-language.ts';
import { PaletteSearch } from '../palette/palette-search.tsx';
import { useRoom } from './use-room.ts';

export interface AnswerListProps {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly given: Given | undefined;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** The content and the results of the box. The list covers the page below while the visitor uses it. */
export function AnswerList({ input, listId, given, typed, onType }: AnswerListProps) {
  const { t } = useLanguage();
  const { held, pair, note, hasContent, clear } = useContent({ input, typed, onType, given });
  const [isLeft, setLeft] = useState(false);
  const box = input.closest<HTMLElement>('.answer-box');
  const room = useRoom(input);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (target: EventTarget | null): boolean => target instanceof Node && box?.contains(target) === true;
    box?.addEventListener('focusin', () => setLeft(false), { signal });
    addEventListener('focusin', ({ target }) => setLeft(!isInside(target)), { signal });
    addEventListener('pointerdown', ({ target }) => setLeft(!isInside(target)), { signal });
    input.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        if (hasContent || note) clear();
        else input.blur();
      },
      { signal },
    );
    return () => listeners.abort();
  });
  const clearAll = (): void => {
    clear();
    input.focus();
  };
  const place = input.nextElementSibling;
  return (
    <>
      <ContentChip {...{ input, held, pair }} onRemove={clear} />
      {hasContent &&
        place &&
        createPortal(
          <button type="button" onClick={clearAll}>
            <Icon name="x" />
            <span>{t('palette.clear')}</span>
          </button>,
          place,
        )}
      {(hasContent || note) && !isLeft && (
        <div
          className="answer-results"
          style={{ '--room': room === undefined ? undefined : `${room}px` } as CSSProperties} // React's types lack custom properties
        >
          <PaletteSearch {...{ input, listId, typed, held, pair, note, onType }} onDone={clear} />
        </div>
      )}
    </>
  );
}
