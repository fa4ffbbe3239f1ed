import type { Row } from '#ui/result-row.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type { PhoneDescription } from '../describe-phone-number.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';

type Translate = Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];

function countryText(t: Translate, country: PhoneDescription['country'], nameOf: (code: string) => string): string {
  if (country === undefined) return '';
  return country === 'international' ? t('view.international') : t('view.country', { name: nameOf(country), code: country });
}

/** What is shown of a number; countries are named by `nameOf`. */
export function phoneRows(t: Translate, description: PhoneDescription, nameOf: (code: string) => string): readonly Row[] {
  const { country, callingCode, isValid, length, type, formats, extension } = description;
  return [
    { label: t('outputs.country'), value: countryText(t, country, nameOf), isProse: true },
    { label: t('outputs.callingCode'), value: callingCode === undefined ? '' : `+${callingCode}` },
    { label: t('outputs.valid'), value: t(isValid ? 'view.yes' : 'view.no'), isProse: true },
    { label: t('outputs.possible'), value: t(`view.possible.${length}`), isProse: true },
    { label: t('outputs.type'), value: t(`view.types.${type}`), isProse: true },
    { label: t('outputs.international'), value: formats?.international ?? '' },
    { label: t('outputs.national'), value: formats?.national ?? '' },
    { label: t('outputs.e164'), value: formats?.e164 ?? '' },
    { label: t('outputs.rfc3966'), value: formats?.rfc3966 ?? '' },
    ...(extension === undefined ? [] : [{ label: t('outputs.extension'), value: extension }]),
    { label: t('outputs.dialed'), value: formats?.dialed ?? '' },
  ];
}
