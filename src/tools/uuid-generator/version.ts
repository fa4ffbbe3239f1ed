import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

export type Version = Given<typeof declaration, 'generate'>['version'];

/** The versions that are based on names. All others are generated in a quantity. */
export type NameVersion = Extract<Version, 'v3' | 'v5'>;

export const isNameVersion = (version: Version): version is NameVersion => version === 'v3' || version === 'v5';
