import { parseIsoDateTimeParts } from '#pure/time/iso-date-time.ts';
import type { MetaForm } from './meta-form.ts';
import { pageTypes, typeProperties } from './page-types.ts';

/** A language (ISO 639) and a country (ISO 3166), joined as in Facebook's locales. */
export const LOCALE = /^([a-z]{2,3})[_-]([a-z]{2})$/i;

const isAbsoluteUrl = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);
const isWhole = (text: string): boolean => /^\d+$/.test(text);
const isDate = (text: string): boolean => parseIsoDateTimeParts(text) !== undefined;

const checks = {
  text: undefined,
  lines: undefined,
  date: { isFine: isDate, code: 'notADate' },
  whole: { isFine: isWhole, code: 'notWhole' },
} as const;

/**
 * Checks the visible fields and ignores empty ones. Errors: `notAbsoluteUrl`, `notALocale`, and `notPixels`, and for properties of the page
 * type `notADate` and `notWhole`.
 */
export function formFaults(form: MetaForm) {
  const check = <Code extends string>(field: keyof MetaForm, isFine: (text: string) => boolean, code: Code) => {
    const text = form[field].trim();
    return text === '' || isFine(text) ? [] : [{ code, field }];
  };
  return [
    ...check('pageUrl', isAbsoluteUrl, 'notAbsoluteUrl'),
    ...check('locale', (text) => LOCALE.test(text), 'notALocale'),
    ...check('imageUrl', isAbsoluteUrl, 'notAbsoluteUrl'),
    ...check('imageWidth', isWhole, 'notPixels'),
    ...check('imageHeight', isWhole, 'notPixels'),
    ...pageTypes[form.pageType].fields.flatMap((field) => {
      const rule = checks[typeProperties[field].form];
      return rule ? check(field, rule.isFine, rule.code) : [];
    }),
  ];
}
