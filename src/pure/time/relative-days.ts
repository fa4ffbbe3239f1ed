const DAYS = [-1, 0, 1];

/** The words for `yesterday`, `today`, and `tomorrow` in a language and in English, in lowercase, with the number of days from today. */
export const relativeDays = (language: string): readonly (readonly [word: string, days: number])[] =>
  [language, 'en'].flatMap((each) => {
    const format = new Intl.RelativeTimeFormat(each, { numeric: 'auto' });
    return DAYS.map((days) => [format.format(days, 'day').toLowerCase(), days] as const);
  });
