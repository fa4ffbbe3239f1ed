import { proseClass } from '#ui/output/prose-class.ts';
import { when } from '#tool-ui/page/when.ts';
import { configuration } from '../configuration.ts';
import { useLanguage } from '../language/use-language.ts';

const { homeText } = configuration.site;

/** The site owner's text for visitors, in the language of the page or in English. */
export function HomeText() {
  const { language, t } = useLanguage();
  const html = import.meta.env.SSR ? '<!--=home-text-->' : (homeText[language] ?? homeText.en);
  if (html === undefined) return null;
  // The HTML was created from the owner's text when the site was rendered (src/hosting/home-text.ts); any HTML in that text is escaped.
  return (
    <section
      aria-label={t('site.name')}
      className={`${proseClass} mb-6`}
      {...when('home-text')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
