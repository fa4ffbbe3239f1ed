import type { MapBar, MapCell } from './map-layout.ts';

/** The cell at a place of the map: how far from its start, from 0 to 1, and how many bars from its top. */
export const cellAt = (bars: readonly MapBar[], across: number, down: number): MapCell | undefined =>
  bars[Math.floor(down)]?.cells.findLast(({ from }) => from <= across * 100);

/** Percent of a bar that a prefix length needs to be read. */
const READABLE = 3;

export const isReadable = (width: number): boolean => width >= READABLE;
