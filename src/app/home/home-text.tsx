import { proseClass } from '#ui/output/prose-class.ts';
import { when } from '#workbench/page/when.ts';
import { configuration } from '../configuration.ts';
import { useLanguage } from '../language/use-language.ts';

const { homeText } = configuration.site;

/** What the owner of the site says to its visitors, if he does: in the language of the page, else in English. */
export function HomeText() {
  const { language, t } = useLanguage();
  const html = import.meta.env.SSR ? '<!--=home-text-->' : (homeText[language] ?? homeText.en);
  if (html === undefined) return null;
  // Made of the owner's words when the site was settled, without any markup of his.
  return (
    <section
      aria-label={t('site.name')}
      className={`${proseClass} mb-6`}
      {...when('home-text')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
