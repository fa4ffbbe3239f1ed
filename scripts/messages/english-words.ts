type Refusals = readonly (readonly [words: RegExp, instead: string])[];

/** Words that English texts do not use, and what they say instead: src/i18n/terms.md. */
const REFUSED: Refusals = [
  [/\b\w*(?:colour|favour|honour|behaviour|neighbour)\w*/i, 'or, as in color'],
  [
    /\b(?:un)?(?:recogni|normali|organi|seriali|minimi|capitali|optimi|summari|initiali|randomi|locali)s(?:e[ds]?|ing|ation)\b/i,
    'iz, as in recognize',
  ],
  [/\banalys(?:er?s?|ed|ing)\b/i, 'yz, as in analyze'],
  [/\b(?:centre[ds]?|licence[ds]?|catalogues?|grey|whilst|dialled|cancelled|labelled)\b/i, 'the American spelling'],
  [/^(?:regenerate|generate again|re-?roll|redraw)$/i, 'Refresh'],
];

/** What no label of a tool says by itself. */
const REFUSED_LABELS: Refusals = [
  [/^(?:notation|(?:text|character) case|casing)$/i, 'Format, or Letter case'],
  [/^(?:input|output|input value|output value)$/i, 'what it is, or Result'],
];

/** In a table of lines one column has what was typed. */
const isLabel = (key: string): boolean => /^(?:fields\..*\.label|outputs\.(?!.*\.columns\.input$).*)$/.test(key);

/** What the owner named, to the letter. */
const OWNED = new Set([
  'Password strength analyser',
  'Dialled from the default country',
  'Redraw',
  'Align centre',
  'A system that counts in powers of 1024 shows this as {{shown}}, often labelled {{label}}.',
  'Mask secrets, card numbers or names so that they can be shared and still be recognised, whole or line by line.',
]);

/** English texts that use another word, or another spelling, than the rest. People search for either: keywords may have both. */
export function wordFaults(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    if (key === 'listing.keywords' || OWNED.has(text)) return [];
    return [...REFUSED, ...(isLabel(key) ? REFUSED_LABELS : [])].flatMap(([words, instead]) => {
      const found = words.exec(text)?.[0];
      return found === undefined ? [] : [`“${key}” says “${found}”: write ${instead}`];
    });
  });
}
