/** The library's translation keys for what makes a password weak; those about personal words and leaks need what this page does not ask. */
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

/** Its keys for what to do about it. */
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
