import type { ValuesOf } from '#core/fields.ts';
import type { options } from './fields.ts';

export type Version = ValuesOf<typeof options>['version'];

/** The versions that are made from a name; all others come in a quantity. */
export type NameVersion = Extract<Version, 'v3' | 'v5'>;

export const isNameVersion = (version: Version): version is NameVersion => version === 'v3' || version === 'v5';
