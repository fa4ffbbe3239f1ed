import type { MapBar, MapCell } from './map-layout.ts';

/** The map cell at a position: `across` is a fraction from 0 to 1, and `down` is in bars from the top. */
export const cellAt = (bars: readonly MapBar[], across: number, down: number): MapCell | undefined =>
  bars[Math.floor(down)]?.cells.findLast(({ from }) => from <= across * 100);

/** The minimum width, in percent of a bar, for a readable prefix length. */
const READABLE = 3;

export const isReadable = (width: number): boolean => width >= READABLE;
