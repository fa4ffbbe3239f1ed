type Refusals = readonly (readonly [words: RegExp, instead: string])[];

/** Words that English texts do not use, and what to write instead: src/i18n/terms.md. */
const REFUSED: Refusals = [
  [/\b\w*(?:colour|favour|honour|behaviour|neighbour)\w*/i, 'or, as in color'],
  [
    /\b(?:un)?(?:recogni|normali|organi|seriali|minimi|capitali|optimi|summari|initiali|randomi|locali)s(?:e[ds]?|ing|ation)\b/i,
    'iz, as in recognize',
  ],
  [/\banalys(?:er?s?|ed|ing)\b/i, 'yz, as in analyze'],
  [/\b(?:centre[ds]?|licence[ds]?|catalogues?|grey|whilst|dialled|cancelled|labelled)\b/i, 'the American spelling'],
  [/^(?:regenerate|generate again|re-?roll|redraw|draw anew)$/i, 'Refresh'],
  [/\w …/, 'the ellipsis without a space before it'],
  [/[\d}] %/, 'it without a space before %'],
  [/, too(?=[.:;]|$)/, '“also” before the verb'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b)/i, '“is not a”'],
  [/\be-mails?\b/i, 'email'],
  [/\blook-ups?\b/i, 'lookup'],
  [/\bwhite spaces?\b/i, 'whitespace'],
  [/\buser names?\b/i, 'username'],
  [/\bcipher texts?\b/i, 'ciphertext'],
  [/\bids\b/, 'IDs'],
  [/\bfaults? of ours\b/i, 'bug'],
  [/^Not valid(?! before\b)/, 'Invalid'],
  [/^Needs an?\b/, 'an instruction, such as “Enter a passphrase.”'],
  [/^(?:Type|Give) an?\b/, 'Enter'],
  [/\bstands? (?:in|at|on|before|after|behind|there|here|beside|between|under|above)\b/i, 'is or appears'],
  [/\b(?:left out|omitted)\b/i, 'skipped'],
  [/\bwithout an? network\b/i, 'offline'],
  [/\bto go\.$/i, 'left'],
  [/\b(?:please|sorry|simply)\b/i, 'nothing in its place'],
  [/\bof which\b|\bwhoever\b|\banew\b|\ball the same\b/i, 'plain English'],
  [/[^d]!$|! /, 'no exclamation mark'],
];

/** Labels that are too vague to make sense on their own. */
const REFUSED_LABELS: Refusals = [
  [/^(?:notation|(?:text|character) case|casing)$/i, 'Format, or Letter case'],
  [/^(?:input|output|input value|output value)$/i, 'what it is, or Result'],
];

/** A label of a field or an output, except the column of a table that shows the input. */
const isLabel = (key: string): boolean => /^(?:fields\..*\.label|outputs\.(?!.*\.columns\.input$).*)$/.test(key);

/** Texts that are not sentences: words that people search for, and examples of a format. */
const UNCHECKED = /^(?:listing\.keywords|palette\.stopWords|.*\.placeholder)$/;

/** Texts whose wording is fixed by the owner's specification. */
const OWNED = new Set(['Sorry, this page does not seem to exist', 'Password strength analyser', 'Dialled from the default country']);

/** Finds English texts that use different words or spellings from the rest. Keywords may use both, because people search for either. */
export function wordFaults(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    if (UNCHECKED.test(key) || OWNED.has(text)) return [];
    return [...REFUSED, ...(isLabel(key) ? REFUSED_LABELS : [])].flatMap(([words, instead]) => {
      const found = words.exec(text)?.[0];
      return found === undefined ? [] : [`“${key}” says “${found}”: write ${instead}`];
    });
  });
}
