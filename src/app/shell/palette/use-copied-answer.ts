import { useEffect, useState } from 'react';
import { copyText } from '#ui/button/copy.ts';
import { announce } from '#ui/feedback/announce.ts';
import { commandKey } from '../keys/is-apple.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';

const SHOWN_MS = 1500;

/** Copies the value of an answer and confirms it for a moment. If the clipboard refuses, provides the value for manual copying. */
export function useCopiedAnswer() {
  const { t } = useLanguage();
  const [last, setLast] = useState<{ readonly id: string; readonly refused: string | undefined }>();
  useEffect(() => {
    if (!last || last.refused !== undefined) return undefined;
    const timer = setTimeout(setLast, SHOWN_MS, undefined);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    copiedId: last?.refused === undefined ? last?.id : undefined,
    /** The value of an entry that the visitor must copy manually. */
    refusedOf: (entry: PaletteEntry | undefined): string | undefined => (entry && last?.id === entry.id ? last.refused : undefined),
    async copy({ id, found }: PaletteEntry): Promise<void> {
      const value = found?.copy ?? '';
      const isCopied = await copyText(value);
      setLast({ id, refused: isCopied ? undefined : value });
      announce(t(isCopied ? 'palette.copied' : 'palette.pressToCopy', { key: commandKey() }));
    },
  };
}
