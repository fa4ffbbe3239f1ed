import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { Tooltip } from '#ui/dialog/tooltip.tsx';
import { configuration } from '../configuration.ts';
import { useLanguage } from '../language/use-language.ts';
import { LanguageSelect } from './language-select.tsx';
import { SearchButton } from './search-button.tsx';
import { BarLinks } from './bar-links.tsx';
import { MENU_ID, type Menu } from './use-menu.ts';

export function TopBar({ menu }: { readonly menu: Menu }) {
  const { t, pathOf } = useLanguage();
  return (
    <header className="top-bar">
      <Tooltip text={t('navigation.toggleMenu')} position="bottom" isName>
        <button
          type="button"
          id={menu.toggleId}
          className="bar-button"
          aria-expanded={menu.isOpen}
          aria-controls={MENU_ID}
          onClick={menu.toggle}
        >
          <Icon name="menu-2" />
        </button>
      </Tooltip>
      <Tooltip text={t('navigation.home')} position="bottom" isName>
        <Link className="bar-button" to={pathOf('')}>
          <Icon name="home-2" />
        </Link>
      </Tooltip>
      {configuration.app.env === 'development' && (
        <Link className="bar-button" to={pathOf('c-lib')}>
          <Icon name="components" />
          <span className="wide-only">{t('navigation.components')}</span>
        </Link>
      )}
      <SearchButton />
      <div className="wide-only">
        <LanguageSelect />
        <BarLinks />
      </div>
    </header>
  );
}
