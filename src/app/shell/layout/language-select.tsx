import { factsOf, isLanguage, languages } from '#core/languages.ts';
import { Icon } from '#ui/image/icon.tsx';
import { useLanguage } from '../language/use-language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** A native select: it adds no code, and every phone has a good one. */
export function LanguageSelect() {
  const { t, language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <span className="language-select">
      <Icon name="language" />
      <select
        aria-label={t('navigation.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) chooseLanguage(target.value);
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {factsOf(code).name}
          </option>
        ))}
      </select>
    </span>
  );
}
