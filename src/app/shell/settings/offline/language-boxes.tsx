import { useId } from 'react';
import { factsOf, type Language, languages } from '#core/languages.ts';
import { CheckboxField } from '#ui/choice/checkbox-field.tsx';
import { writeStored } from '#tool-ui/stored/storage.ts';
import { CHOSEN_LANGUAGES_KEY } from '../../../platform/offline/kept-languages.ts';
import { useSettings } from '../settings-context.ts';

/**
 * The languages to keep on this device. The page's language cannot be removed; the service worker deletes the files of all unselected ones.
 */
export function LanguageBoxes({ kept }: { readonly kept: readonly [Language, ...Language[]] }) {
  const { t } = useSettings();
  const id = useId();
  const choose = (language: Language, isKept: boolean): void => {
    const chosen = languages.filter((each) => (each === language ? isKept : kept.includes(each)));
    writeStored(CHOSEN_LANGUAGES_KEY, JSON.stringify(chosen));
  };
  return (
    <fieldset aria-labelledby={`${id}label`} aria-describedby={`${id}hint`} className="grid min-w-0 grid-cols-1 gap-1">
      <span id={`${id}label`} className="font-semibold">
        {t('data.names.offlineLanguageChoice')}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
        {languages.map((language) => (
          <CheckboxField
            key={language}
            name={`keep-${language}`}
            label={factsOf(language).name}
            value={kept.includes(language)}
            isDisabled={language === kept[0]}
            onChange={(isKept) => choose(language, isKept)}
          />
        ))}
      </div>
      <p id={`${id}hint`} className="text-xs text-ink-soft">
        {t('offline.languagesHint')}
      </p>
    </fieldset>
  );
}
