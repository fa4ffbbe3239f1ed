/** In the order of ISO/IEC 18004: about 7, 15, 25 and 30 % of a code may be lost. */
export const qrLevels = ['low', 'medium', 'quartile', 'high'] as const;

export type QrLevel = (typeof qrLevels)[number];

export const qrModes = ['numeric', 'alphanumeric', 'byte'] as const;

/** How the text is written: as digits, as characters of a set of 45, or as bytes of UTF-8. */
export type QrMode = (typeof qrModes)[number];

/** Rows of modules, `true` for a dark one, without the margin. */
export type QrModules = readonly (readonly boolean[])[];

export interface QrCode {
  /** From 1 to 40. */
  readonly version: number;
  readonly mode: QrMode;
  /** Digits, characters or bytes, as the mode counts. */
  readonly used: number;
  /** What this version holds in this mode at this level. */
  readonly capacity: number;
  readonly modules: QrModules;
}
