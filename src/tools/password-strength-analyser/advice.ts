/** The library's translation keys for warnings, except those that need personal words or data on leaks. */
export const warnings = [
  'straightRow',
  'keyPattern',
  'simpleRepeat',
  'extendedRepeat',
  'sequences',
  'recentYears',
  'dates',
  'topTen',
  'topHundred',
  'common',
  'similarToCommon',
  'wordByItself',
  'namesByThemselves',
  'commonNames',
] as const;

/** The library's translation keys for suggestions. */
export const suggestions = [
  'l33t',
  'reverseWords',
  'allUppercase',
  'capitalization',
  'dates',
  'recentYears',
  'associatedYears',
  'sequences',
  'repeated',
  'longerKeyboardPattern',
  'anotherWord',
  'useWords',
  'noNeed',
] as const;

export type Warning = (typeof warnings)[number];
export type Suggestion = (typeof suggestions)[number];
