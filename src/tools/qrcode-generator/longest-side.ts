/** The longest side of a picture that is scanned for a code, in pixels. */
export const LONGEST_SIDE = 4096;
