import { mechanicalKinds } from './mechanical-kinds.ts';
import { otherKinds } from './other-kinds.ts';

/** The units of each kind of quantity in display order, with the message keys of their names. */
export const unitKinds = { ...mechanicalKinds, ...otherKinds };

export type Kind = keyof typeof unitKinds;
export type UnitName = (typeof unitKinds)[Kind][number][1];
