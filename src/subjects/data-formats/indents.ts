/** What one level is indented by, by the choice that the tools offer. */
export const indents = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const;
