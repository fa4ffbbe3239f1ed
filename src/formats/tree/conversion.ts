import type { Notice } from './notices.ts';

/** What a converter between data formats gives. */
export interface Conversion<Code extends string = string> {
  readonly text: string;
  readonly notices: readonly Notice<Code>[];
}

/** Of an input without a value. */
export const emptyConversion: Conversion<never> = { text: '', notices: [] };
