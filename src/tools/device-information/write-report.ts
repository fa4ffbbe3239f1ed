/** Facts of one kind, in the visitor's words. */
export interface FactGroup {
  readonly heading: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** The groups as Markdown: for each a heading and a list; an empty line between them. A fact stays on its line. */
export const writeReport = (groups: readonly FactGroup[]): string =>
  groups
    .map(({ heading, facts }) =>
      [`## ${heading}`, ...facts.map(({ label, value }) => `- ${label}: ${value.replaceAll(/\s+/g, ' ')}`)].join('\n'),
    )
    .join('\n\n');
