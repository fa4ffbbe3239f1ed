import { useLanguage } from '../language/use-language.ts';

export const CONTENT_ID = 'content';

/** The first Tab stop. Leaves the fragment unchanged, because tools use it. */
export function SkipLink() {
  const { t } = useLanguage();
  return (
    <a
      className="skip-link"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('navigation.skip')}
    </a>
  );
}
