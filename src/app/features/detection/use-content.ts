import { useEffect, useState } from 'react';
import { useLanguage } from '../../shell/language/use-language.ts';
import { type Brought, broughtBy } from './content.ts';
import { type Given, readTransfer } from './given.ts';

/** Time in ms without input after which all content is removed. */
const FORGOTTEN_MS = 10 * 60_000;

const nothing: Brought = {};

interface ContentField {
  readonly input: HTMLInputElement | null;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Content that was given before the field was ready, or next to it. */
  readonly given?: Given | undefined;
}

/**
 * Manages the content of a field that is not typed: kept in memory only, and removed after ten minutes. Accepts drops anywhere around the
 * field.
 */
export function useContent({ input, typed, onType, given }: ContentField) {
  const { t } = useLanguage();
  const [content, setContent] = useState(nothing);
  const clear = (): void => {
    setContent(nothing);
    onType('');
  };
  /** Returns whether the content is held; if not, the field must receive it. */
  const take = (next: Given): boolean => {
    const held = broughtBy(next);
    if (held) setContent(held);
    if (held?.held !== undefined) onType('');
    return held !== undefined;
  };
  const takeAll = (next: Given): void => {
    if (!take(next) && next.text !== '') onType(next.text);
    input?.focus();
  };
  useEffect(() => {
    if (given) takeAll(given);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each given content
  }, [given]);
  useEffect(() => {
    const timer = setTimeout(clear, FORGOTTEN_MS);
    addEventListener('pagehide', clear);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', clear);
    };
  });
  useEffect(() => {
    if (!input) return undefined;
    const area = input.closest('dialog') ?? document.body;
    const field = input.parentElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener(
      'paste',
      (event) => {
        if (event.clipboardData && take(readTransfer(event.clipboardData))) event.preventDefault();
      },
      { signal },
    );
    input.addEventListener('keydown', ({ key }) => key === 'Backspace' && input.selectionEnd === 0 && setContent(nothing), { signal });
    area.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') || event.defaultPrevented) return;
        event.preventDefault();
        field?.setAttribute('data-over', t('palette.drop'));
      },
      { signal },
    );
    area.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && field?.removeAttribute('data-over'), { signal });
    area.addEventListener(
      'drop',
      (event) => {
        field?.removeAttribute('data-over');
        if (!event.dataTransfer || event.defaultPrevented) return;
        event.preventDefault();
        takeAll(readTransfer(event.dataTransfer));
      },
      { signal },
    );
    return () => listeners.abort();
  });
  return { ...content, hasContent: content.held !== undefined || typed !== '', clear };
}
