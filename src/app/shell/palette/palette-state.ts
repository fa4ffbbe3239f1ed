import { useSyncExternalStore } from 'react';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';

const isOpen = tinyStore(false);
/** The current search text. */
const query = tinyStore('');

export const openPalette = (): void => isOpen.set(true);
export const closePalette = (): void => isOpen.set(false);
export const setPaletteQuery = (text: string): void => query.set(text);
export const togglePalette = (): void => isOpen.set(!isOpen.read());

export const usePaletteOpen = (): boolean => useSyncExternalStore(isOpen.subscribe, isOpen.read, () => false);
export const usePaletteQuery = (): string => useSyncExternalStore(query.subscribe, query.read, () => '');
