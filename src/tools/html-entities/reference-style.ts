/** The characters to escape: those that HTML requires, those and everything beyond printable ASCII, or everything except line breaks. */
export const escapeScopes = ['special', 'nonAscii', 'all'] as const;

export type EscapeScope = (typeof escapeScopes)[number];

export const referenceFormats = ['named', 'decimal', 'hexadecimal'] as const;

export interface ReferenceStyle {
  readonly scope: EscapeScope;
  readonly format: (typeof referenceFormats)[number];
}
