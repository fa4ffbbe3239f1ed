/** Of the protocols, which are English in any language. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** From Monday, which is 1 in ISO 8601. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Alternatives of a regular expression that ignores case. */
export const MONTH = monthNames.join('|');
export const WEEKDAY = weekdayNames.join('|');

/** From 1; 0 for what is no name of a month. */
export const monthOf = (name: string): number => monthNames.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;

/** Whole or cut, as most programs cut them. */
export const MONTH_NAME =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
export const WEEKDAY_NAME = 'Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?';

/** Years of two digits are those from 1950 to 2049, and three digits count from 1900. */
export function fullYear(digits: string): number {
  if (digits.length > 3) return Number(digits);
  return Number(digits) + (digits.length === 2 && Number(digits) < 50 ? 2000 : 1900);
}
