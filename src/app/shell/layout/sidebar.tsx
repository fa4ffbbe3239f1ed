import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { configuration } from '../configuration.ts';
import { useLanguage } from '../language/use-language.ts';
import { LanguageSelect } from './language-select.tsx';
import { BarLinks } from './bar-links.tsx';
import { ToolMenu } from './tool-menu.tsx';
import { MENU_ID } from './use-menu.ts';
import { useYear } from './use-year.ts';

const { version, lastCommitSha } = configuration.app;

export function Sidebar() {
  const { t, page, pathOf } = useLanguage();
  const year = useYear();
  return (
    <nav id={MENU_ID} aria-label={t('navigation.tools')}>
      <Link className="hero" to={pathOf('')}>
        <b>{t('site.name')}</b>
        <span>{t('site.tagline')}</span>
      </Link>
      <div className="small-only">
        <LanguageSelect />
        <BarLinks />
      </div>
      <p data-group="pages">
        <Link to={pathOf('steps')} prefetch="intent" aria-current={page === 'steps' ? 'page' : undefined}>
          <Icon name="stairs" />
          {t('navigation.steps')}
        </Link>
      </p>
      <ToolMenu />
      <p className="release">
        <span>{t('navigation.version', { version })}</span>
        {lastCommitSha && <code>{lastCommitSha}</code>}
        <span>{year}</span>
      </p>
    </nav>
  );
}
