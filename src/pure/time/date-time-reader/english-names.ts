/** Of the protocols, which are English in any language. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** From Monday, which is 1 in ISO 8601. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Alternatives of a regular expression that ignores case. */
export const MONTH = monthNames.join('|');
export const WEEKDAY = weekdayNames.join('|');

/** From 1; 0 for what is no name of a month. */
export const monthOf = (name: string): number => monthNames.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
