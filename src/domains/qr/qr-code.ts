/** In the order of ISO/IEC 18004: about 7, 15, 25, and 30% of a code can be lost. */
export const qrLevels = ['low', 'medium', 'quartile', 'high'] as const;

export type QrLevel = (typeof qrLevels)[number];

export const qrModes = ['numeric', 'alphanumeric', 'byte'] as const;

/** The encoding of the text: digits, a set of 45 characters, or UTF-8 bytes. */
export type QrMode = (typeof qrModes)[number];

/** Rows of modules without the margin. `true` is dark. */
export type QrModules = readonly (readonly boolean[])[];

export interface QrCode {
  /** From 1 to 40. */
  readonly version: number;
  readonly mode: QrMode;
  /** The length of the text in digits, characters, or bytes, depending on the mode. */
  readonly used: number;
  /** The capacity of this version in this mode at this level. */
  readonly capacity: number;
  readonly modules: QrModules;
}
