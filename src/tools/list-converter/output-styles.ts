/** In display order. */
export const outputStyles = ['plain', 'sql', 'json', 'csv', 'html', 'markdown', 'numbered'] as const;

export type OutputStyle = (typeof outputStyles)[number];
