import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { configuration } from '../configuration.ts';
import { useLanguage } from '../use-language.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const { repository, social, support } = configuration.links;
/** Another site opens in a new tab, which cannot reach back. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The owner's links, About and the theme. A link that the configuration leaves empty is not there. */
export function SiteLinks() {
  const { t, pathOf } = useLanguage();
  return (
    <>
      {repository && (
        <Tooltip text={t('navigation.repository')} position="bottom" isName>
          <a className="bar-button" href={repository} {...elsewhere}>
            <Icon name="brand-git" />
          </a>
        </Tooltip>
      )}
      {social && (
        <Tooltip text={t('navigation.social')} position="bottom" isName>
          <a className="bar-button" href={social} {...elsewhere}>
            <Icon name="at" />
          </a>
        </Tooltip>
      )}
      <ThemeToggle />
      <Link className="bar-button" to={pathOf('about')} prefetch="intent">
        <Icon name="info-circle" />
        {t('navigation.about')}
      </Link>
      {support && (
        <a className="bar-button support" href={support} {...elsewhere} data-track="Support button clicked">
          <Icon name="heart" />
          {t('navigation.support')}
        </a>
      )}
    </>
  );
}
