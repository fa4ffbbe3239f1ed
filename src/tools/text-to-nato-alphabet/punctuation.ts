/** The name for a space or a tab. */
export const SPACE = '(space)';

/** English names of ASCII punctuation, used in every alphabet. */
export const punctuation: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '!': 'Exclamation mark',
    '"': 'Quotation mark',
    '#': 'Hash',
    $: 'Dollar sign',
    '%': 'Percent sign',
    '&': 'Ampersand',
    "'": 'Apostrophe',
    '(': 'Left parenthesis',
    ')': 'Right parenthesis',
    '*': 'Asterisk',
    '+': 'Plus sign',
    ',': 'Comma',
    '-': 'Hyphen',
    '.': 'Full stop',
    '/': 'Slash',
    ':': 'Colon',
    ';': 'Semicolon',
    '<': 'Less-than sign',
    '=': 'Equals sign',
    '>': 'Greater-than sign',
    '?': 'Question mark',
    '@': 'At sign',
    '[': 'Left square bracket',
    ']': 'Right square bracket',
    '\\': 'Backslash',
    '^': 'Caret',
    _: 'Underscore',
    '`': 'Backtick',
    '{': 'Left curly bracket',
    '|': 'Vertical bar',
    '}': 'Right curly bracket',
    '~': 'Tilde',
  }),
);

/** Spoken names of punctuation, in addition to the written ones. */
export const spokenPunctuation: readonly (readonly [name: string, character: string])[] = [
  ['Space', ' '],
  ['At', '@'],
  ['Dot', '.'],
  ['Period', '.'],
  ['Point', '.'],
  ['Decimal', '.'],
  ['Dash', '-'],
  ['Minus', '-'],
  ['Plus', '+'],
];
