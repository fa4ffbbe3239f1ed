/** Facts of one kind, in the visitor's language. */
export interface FactGroup {
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Writes the groups as Markdown, each as a heading and a list, separated by an empty line. A fact stays on one line. */
export const writeReport = (groups: readonly FactGroup[]): string =>
  groups
    .map(({ heading, facts }) =>
      [`## ${heading}`, ...facts.map(({ label, value }) => `- ${label}: ${value.replaceAll(/\s+/g, ' ')}`)].join('\n'),
    )
    .join('\n\n');
