import { Icon } from '#ui/image/icon.tsx';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { isApple } from '../keys/is-apple.ts';
import { openPalette } from '../palette/palette-state.ts';
import { useLanguage } from '../language/use-language.ts';

/** Opens the command palette. The shortcut is displayed only; the accessible name stays `Search`. */
export function SearchButton() {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  return (
    <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={openPalette}>
      <Icon name="search" />
      {t('navigation.search')}
      <kbd aria-hidden="true">{isHydrated && isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}
