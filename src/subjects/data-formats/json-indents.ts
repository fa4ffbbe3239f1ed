/** What one level of JSON is indented by, by the choice that the tools offer. */
export const jsonIndents = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const;
