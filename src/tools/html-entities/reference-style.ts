/** Which characters are escaped: those that HTML needs, with them all beyond printable ASCII, or all but line breaks. */
export const escapeScopes = ['special', 'nonAscii', 'all'] as const;

export type EscapeScope = (typeof escapeScopes)[number];

export const referenceFormats = ['named', 'decimal', 'hexadecimal'] as const;

export interface ReferenceStyle {
  readonly scope: EscapeScope;
  readonly format: (typeof referenceFormats)[number];
}
