/** Of a picture in which a code is looked for, in pixels. */
export const LONGEST_SIDE = 4096;
