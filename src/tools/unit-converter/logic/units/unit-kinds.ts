import { mechanicalKinds } from './mechanical-kinds.ts';
import { otherKinds } from './other-kinds.ts';

/** The units of each kind of quantity in the order in which they are listed, each with the key of its name. */
export const unitKinds = { ...mechanicalKinds, ...otherKinds };

export type Kind = keyof typeof unitKinds;
export type UnitName = (typeof unitKinds)[Kind][number][1];
