import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import { Tooltip } from '#ui/dialog/tooltip.tsx';
import { when } from '#tool-ui/page/when.ts';
import { configuration } from '../configuration.ts';
import { otherSite } from '../site-links.ts';
import { useLanguage } from '../language/use-language.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const { repository, social, support } = configuration.links;

const pages = [
  { page: 'about', icon: 'info-circle' },
  { page: 'settings', icon: 'settings' },
] as const;

/** The owner's links, About, Settings, and the theme. Links that the configuration leaves empty are absent. */
export function BarLinks() {
  const { t, pathOf } = useLanguage();
  return (
    <>
      {repository && (
        <Tooltip text={t('navigation.repository')} position="bottom" isName {...when('link:repository')}>
          <a className="bar-button" href={repository} {...otherSite}>
            <Icon name="brand-git" />
          </a>
        </Tooltip>
      )}
      {social && (
        <Tooltip text={t('navigation.social')} position="bottom" isName {...when('link:social')}>
          <a className="bar-button" href={social} {...otherSite}>
            <Icon name="at" />
          </a>
        </Tooltip>
      )}
      <ThemeToggle />
      {pages.map(({ page, icon }) => (
        <Link key={page} className="bar-button" to={pathOf(page)} prefetch="intent">
          <Icon name={icon} />
          {t(`navigation.${page}`)}
        </Link>
      ))}
      {support && (
        <a className="bar-button support" href={support} {...otherSite} data-track="Support button clicked" {...when('link:support')}>
          <Icon name="heart" />
          {t('navigation.support')}
        </a>
      )}
    </>
  );
}
