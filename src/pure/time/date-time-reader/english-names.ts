/** Month names in protocols, which are always English. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Weekday names from Monday, which is 1 in ISO 8601. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Regular expression alternatives, to be used case-insensitively. */
export const MONTH = monthNames.join('|');
export const WEEKDAY = weekdayNames.join('|');

/** The month, counted from 1; 0 for an unknown name. */
export const monthOf = (name: string): number => monthNames.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;

/** Full and abbreviated names, in the forms that most programs use. */
export const MONTH_NAME =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
export const WEEKDAY_NAME = 'Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?';

/** Two-digit years are from 1950 to 2049, and three-digit years count from 1900. */
export function fullYear(digits: string): number {
  if (digits.length > 3) return Number(digits);
  return Number(digits) + (digits.length === 2 && Number(digits) < 50 ? 2000 : 1900);
}
