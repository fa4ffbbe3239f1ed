import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#tool-ui/stored/storage.ts';
import { MENU_COLLAPSED_KEY } from '../stores/look.ts';
import { useStored } from '../stores/use-stored.ts';
import { useOverlay } from './use-overlay.ts';

export const MENU_ID = 'menu';
const TOGGLE_ID = 'menu-toggle';

export interface Menu {
  readonly isOpen: boolean;
  /** Whether the open menu covers the page, which happens on small screens only. */
  readonly isOverlayOpen: boolean;
  readonly toggleId: string;
  readonly toggle: () => void;
  readonly closeOverlay: () => void;
}

/** The state of the menu. On large screens it is beside the page and stored; on small screens it covers the page until a page is chosen. */
export function useMenu(page: string): Menu {
  const isSmall = useOverlay(MENU_ID);
  const isCollapsed = useStored(MENU_COLLAPSED_KEY) === 'true';
  // The page that the overlay was opened on. Navigating to another page closes it.
  const [overlaidPage, setOverlaidPage] = useState<string>();
  const isOverlayOpen = isSmall && overlaidPage === page;

  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!isOverlayOpen || !menu) return;
    menu.querySelector('a')?.focus();
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) setOverlaidPage(undefined); // also a link to the current page
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOverlaidPage(undefined);
      document.getElementById(TOGGLE_ID)?.focus();
    };
    menu.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      menu.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOverlayOpen]);

  return {
    isOpen: isSmall ? isOverlayOpen : !isCollapsed,
    isOverlayOpen,
    toggleId: TOGGLE_ID,
    toggle: () => {
      if (isSmall) setOverlaidPage(isOverlayOpen ? undefined : page);
      else writeStored(MENU_COLLAPSED_KEY, String(readStored(MENU_COLLAPSED_KEY) !== 'true'));
    },
    closeOverlay: () => setOverlaidPage(undefined),
  };
}
