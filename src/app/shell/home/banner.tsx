import { when } from '#tool-ui/page/when.ts';
import { configuration } from '../configuration.ts';
import { otherSite } from '../site-links.ts';
import { useLanguage } from '../language/use-language.ts';

const { repository, social } = configuration.links;

/** Invites visitors to follow the project. Displayed only if the configuration enables it. */
export function Banner() {
  const { t } = useLanguage();
  return (
    <aside className="banner" {...when('banner')}>
      <b>{t('home.bannerTitle')}</b> {t('home.bannerText')}{' '}
      {repository && (
        <a href={repository} {...otherSite} {...when('link:repository')}>
          {t('home.bannerRepository')}
        </a>
      )}{' '}
      {social && (
        <a href={social} {...otherSite} {...when('link:social')}>
          {t('home.bannerSocial')}
        </a>
      )}
    </aside>
  );
}
