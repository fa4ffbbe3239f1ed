interface Syntax {
  /** The message key of its meaning. */
  readonly name: string;
  /** The notation, with related forms separated by spaces. */
  readonly syntax: string;
  /** Its English names in tutorials and other engines. */
  readonly terms?: string;
}

interface Section {
  readonly name: string;
  readonly entries: readonly Syntax[];
}

/** The syntax of ECMAScript 2025 (ECMA-262, section 22.2), and the equivalents of unsupported syntax from other engines. */
export const sections = [
  {
    name: 'characters',
    entries: [
      { name: 'dot', syntax: '.' },
      { name: 'digit', syntax: String.raw`\d \D` },
      { name: 'wordCharacter', syntax: String.raw`\w \W` },
      { name: 'whiteSpace', syntax: String.raw`\s \S`, terms: 'whitespace blank' },
      { name: 'controlEscapes', syntax: String.raw`\t \n \r \v \f \0`, terms: 'newline CR LF' },
      { name: 'byCode', syntax: String.raw`\xHH \uHHHH`, terms: 'hex' },
      { name: 'codePoint', syntax: '\\u{H…}' }, // not String.raw, because Bun escapes non-ASCII characters in raw strings
      { name: 'controlCharacter', syntax: String.raw`\cJ` },
    ],
  },
  {
    name: 'classes',
    entries: [
      { name: 'oneOf', syntax: '[abc]', terms: 'character class set' },
      { name: 'otherThan', syntax: '[^abc]', terms: 'negated not' },
      { name: 'range', syntax: '[a-z]' },
      { name: 'anything', syntax: String.raw`[\s\S]`, terms: 'dotall multiline' },
      { name: 'difference', syntax: '[A--B]' },
      { name: 'intersection', syntax: '[A&&B]' },
      { name: 'strings', syntax: String.raw`\q{ab|c}` },
    ],
  },
  {
    name: 'escapes',
    entries: [
      { name: 'escapedOutside', syntax: String.raw`\^ \$ \. \* \+ \? \( \) \[ \] \{ \} \| \\ \/` },
      { name: 'escapedInside', syntax: String.raw`\] \\ \^ \-` },
      { name: 'escapeString', syntax: 'RegExp.escape(text)' },
    ],
  },
  {
    name: 'anchors',
    entries: [
      { name: 'startAndEnd', syntax: '^ $', terms: 'anchor beginning' },
      { name: 'wordBoundary', syntax: String.raw`\b \B` },
    ],
  },
  {
    name: 'quantifiers',
    entries: [
      { name: 'repeated', syntax: '* + ?', terms: 'greedy optional star plus' },
      { name: 'counted', syntax: '{3} {2,} {2,5}', terms: 'repeat exactly' },
      { name: 'lazy', syntax: '*? +? ?? {2,5}?', terms: 'lazy non-greedy reluctant ungreedy' },
    ],
  },
  {
    name: 'groups',
    entries: [
      { name: 'capturing', syntax: '(…)', terms: 'capture' },
      { name: 'nonCapturing', syntax: '(?:…)', terms: 'non-capturing' },
      { name: 'named', syntax: '(?<name>…)' },
      { name: 'backreference', syntax: String.raw`\1 \k<name>`, terms: 'backreference' },
      { name: 'alternatives', syntax: 'a|b', terms: 'alternation or' },
      { name: 'modifiers', syntax: '(?i:…) (?-i:…)', terms: 'inline flags (?i) (?-i)' },
    ],
  },
  {
    name: 'lookaround',
    entries: [
      { name: 'lookahead', syntax: '(?=…) (?!…)', terms: 'lookahead positive negative' },
      { name: 'lookbehind', syntax: '(?<=…) (?<!…)', terms: 'lookbehind positive negative' },
    ],
  },
  {
    name: 'unicode',
    entries: [
      { name: 'letters', syntax: String.raw`\p{L} \p{Lu} \p{Ll}`, terms: 'alphabet accented' },
      { name: 'numbers', syntax: String.raw`\p{N} \p{Nd}` },
      { name: 'punctuation', syntax: String.raw`\p{P} \p{S}` },
      { name: 'script', syntax: String.raw`\p{Script=Greek}` },
      { name: 'emoji', syntax: String.raw`\p{Emoji_Presentation}` },
      { name: 'emojiSequence', syntax: String.raw`\p{RGI_Emoji}` },
      { name: 'opposite', syntax: '\\P{…}' }, // not String.raw, for the same reason
    ],
  },
  {
    name: 'flags',
    entries: [
      { name: 'hasIndices', syntax: 'd' },
      { name: 'global', syntax: 'g' },
      { name: 'ignoreCase', syntax: 'i', terms: 'case-insensitive (?i)' },
      { name: 'multiline', syntax: 'm', terms: 'multiline (?m)' },
      { name: 'dotAll', syntax: 's', terms: 'dotall single line (?s)' },
      { name: 'unicode', syntax: 'u' },
      { name: 'unicodeSets', syntax: 'v' },
      { name: 'sticky', syntax: 'y' },
    ],
  },
  {
    name: 'replacement',
    entries: [
      { name: 'group', syntax: '$1 $<name>' },
      { name: 'match', syntax: '$&' },
      { name: 'around', syntax: "$` $'" },
      { name: 'dollar', syntax: '$$' },
    ],
  },
  {
    name: 'methods',
    entries: [
      { name: 'test', syntax: 're.test(s)' },
      { name: 'exec', syntax: 're.exec(s)' },
      { name: 'firstMatch', syntax: 's.match(re)' },
      { name: 'matchAll', syntax: 's.matchAll(re)' },
      { name: 'replace', syntax: 's.replace(re, r) s.replaceAll(re, r)' },
      { name: 'split', syntax: 's.split(re)' },
      { name: 'search', syntax: 's.search(re)' },
    ],
  },
  {
    name: 'notInJavaScript',
    entries: [
      { name: 'textAnchors', syntax: String.raw`\A \z` },
      { name: 'atomic', syntax: '(?>…) a++' },
      { name: 'comments', syntax: '(?#…)' },
      { name: 'blanks', syntax: String.raw`\h \R` },
      { name: 'recursion', syntax: '(?R)' },
    ],
  },
] as const satisfies readonly Section[];
