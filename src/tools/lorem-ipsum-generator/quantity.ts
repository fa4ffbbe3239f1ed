import type { ValuesOf } from '#core/fields.ts';
import type { options } from './fields.ts';

/** So many of a unit at most. */
export const greatestQuantity = (unit: ValuesOf<typeof options>['unit']): number => (unit === 'words' ? 10_000 : 100);
