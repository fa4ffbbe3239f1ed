/** Families of keys whose last part does not appear in the code that uses them. */
export const askedElsewhere: readonly { readonly folder: string; readonly prefix: string; readonly reason: string }[] = [
  { folder: 'src/i18n/shell', prefix: 'words.', reason: 'the names of src/ui/words/words.ts, which translate-words.test.ts compares' },
  {
    folder: 'src/i18n/many',
    prefix: 'toggle',
    reason: 'the label of a field that scripts/generate/texts.ts gives to each tool that takes lines',
  },
  { folder: 'src/tools/phone-parser-and-formatter/messages', prefix: 'view.types.', reason: 'the names of libphonenumber-js (NumberType)' },
  { folder: 'src/tools/jwt-parser/messages', prefix: 'reference.', reason: 'the names of a token, looked up as they are met' },
  {
    folder: 'src/domains/regex/messages',
    prefix: 'reasons.',
    reason: 'quoted by the sentences that say where a regular expression is wrong',
  },
];
