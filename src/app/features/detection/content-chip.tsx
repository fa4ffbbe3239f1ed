import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { writeSize } from '#pure/detection/write-answer.ts';
import { Icon } from '#ui/image/icon.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import type { Brought } from './content.ts';

interface ContentChipProps extends Pick<Brought, 'held' | 'pair'> {
  /** The field that the chip is displayed in. */
  readonly input: HTMLInputElement;
  readonly onRemove: () => void;
}

/** Displays only the size of pasted content, because it may be a secret. A file also shows its name. */
export function ContentChip({ input, held, pair, onRemove }: ContentChipProps) {
  const { t, language } = useLanguage();
  const id = useId();
  const place = input.previousElementSibling;
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const former = input.getAttribute('aria-describedby');
    input.setAttribute('aria-describedby', id);
    return () => (former === null ? input.removeAttribute('aria-describedby') : input.setAttribute('aria-describedby', former));
  }, [isHeld, input, id]);
  if (!isHeld || !place) return null;

  const isText = typeof held === 'string';
  const lines = isText ? (held.match(/\r\n?|\n/g)?.length ?? 0) + 1 : 0;
  const bytes = isText ? new Blob([held]).size : held.size + (pair ? pair[1].size : 0);
  const size = writeSize(bytes, language);
  const name = isText
    ? t('palette.pasted', { count: lines, number: new Intl.NumberFormat(language).format(lines), size })
    : pair
      ? t('palette.files', { count: pair.length, size })
      : t('palette.file', { name: held.name, size });
  const remove = (): void => {
    onRemove();
    input.focus();
  };
  return createPortal(
    <span className="chip">
      <span id={id}>{name}</span>
      <button type="button" aria-label={t(isText ? 'palette.removeText' : 'palette.removeFile')} onClick={remove}>
        <Icon name="x" />
      </button>
    </span>,
    place,
  );
}
