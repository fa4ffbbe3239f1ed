import { isLanguage, type Language } from '#core/languages.ts';
import { HOME_TEXT_LENGTH, isHomeText } from '#core/settings.ts';
import { writeHomeText } from './home-text.ts';
import type { Faults } from './faults.ts';
import type { Said } from './said-settings.ts';
import { settingFaults } from './settings-faults.ts';
import type { SiteFacts } from './site-facts.ts';

const KEY = 'home.text';

/** Reads the owner's text for the home page as HTML by language. A single text is English. */
export function homeTextOf(given: Said | undefined, { languages }: SiteFacts, faults: Faults): Readonly<Partial<Record<Language, string>>> {
  if (given === undefined) return {};
  const { value, source } = given;
  const texts = typeof value === 'string' ? { en: value } : (value as Readonly<Record<string, unknown>>); // ensured by its format
  const written: Partial<Record<Language, string>> = {};
  for (const [language, text] of Object.entries(texts)) {
    const place = `${KEY}.${language}`;
    if (!isLanguage(language))
      faults.add(
        KEY,
        settingFaults.noSetting(
          place,
          source,
          languages.map((code) => `${KEY}.${code}`),
        ),
      );
    else if (!isHomeText(text))
      faults.add(KEY, settingFaults.wrong(place, source, `a text of at most ${HOME_TEXT_LENGTH} characters`, text));
    else if (text.trim() !== '') written[language] = writeHomeText(text);
  }
  return written;
}
