import type { Presenters } from '#core/present.ts';
import { countryNames } from '#pure/notation/country/country-names.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  describe({ country, callingCode, isValid, length, type, formats, extension }, _given, { t, language }) {
    const countryText = (code: string): string =>
      code === 'international' ? t('view.international') : t('view.country', { name: countryNames(language)(code), code });
    return {
      country: country && countryText(country),
      callingCode: callingCode && `+${callingCode}`,
      valid: t(isValid ? 'view.yes' : 'view.no'),
      possible: t(`view.possible.${length}`),
      type: t(`view.types.${type}`),
      ...formats,
      extension,
    };
  },
  /** All countries with their calling codes, such as `France (+33)`, sorted by name. */
  chooseCountry({ usedCountry, countries }, _given, { language }) {
    const nameOf = countryNames(language);
    const { compare } = new Intl.Collator(language);
    return {
      usedCountry,
      countries: countries
        .map((country) => ({ ...country, name: nameOf(country.code) }))
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ code, callingCode, name }) => ({ code, callingCode, name: `${name} (+${callingCode})` })),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
