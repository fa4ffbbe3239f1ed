import { Icon } from '#ui/image/icon.tsx';
import { Tooltip } from '#ui/dialog/tooltip.tsx';
import { toggleTheme } from '../stores/follow-look.ts';
import { useLanguage } from '../language/use-language.ts';

export function ThemeToggle() {
  const { t } = useLanguage();
  return (
    <Tooltip text={t('navigation.toggleTheme')} position="bottom" isName>
      <button type="button" className="bar-button" onClick={toggleTheme}>
        {/* The page is prerendered for both themes, so only the style sheet can choose the icon. */}
        <Icon name="sun" className="only-dark" />
        <Icon name="moon" className="only-light" />
      </button>
    </Tooltip>
  );
}
