/** The terms for business days in each language of the page. */
const words: Readonly<Record<string, readonly string[]>> = {
  en: ['business day', 'business days', 'working day', 'working days', 'workday', 'workdays', 'bd', 'bds'],
  de: ['werktag', 'werktage', 'werktagen', 'arbeitstag', 'arbeitstage', 'arbeitstagen'],
  es: ['día hábil', 'días hábiles', 'dia habil', 'dias habiles', 'día laborable', 'días laborables'],
  fr: ['jour ouvré', 'jours ouvrés', 'jour ouvrable', 'jours ouvrables'],
  pt: ['dia útil', 'dias úteis', 'dia util', 'dias uteis'],
  ru: ['рабочий день', 'рабочих дня', 'рабочих дней', 'рабочие дни'],
  uk: ['робочий день', 'робочі дні', 'робочих дні', 'робочих днів', 'робочого дня'],
  vi: ['ngày làm việc'],
  zh: ['个工作日', '工作日', '個工作日'],
};

/** The terms of English and another language, in lower case. */
export const businessDayWords = (language: string): readonly string[] => [...(words['en'] ?? []), ...(words[language] ?? [])];
