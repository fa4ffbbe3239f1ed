/** The indentation of one level, by option value. */
export const indents = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const;
