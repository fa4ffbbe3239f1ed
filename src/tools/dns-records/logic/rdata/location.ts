import { ok } from '#core/result.ts';
import { type FieldKind, notA } from './field-kind.ts';

/** The position of a LOC record: degrees north and east, and meters above the reference ellipsoid. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: string;
}

const angle = String.raw`(\d{1,3})(?: (\d{1,2})(?: (\d{1,2})(?:\.(\d{1,3}))?)?)?`;
const metres = String.raw`(-?\d{1,8}(?:\.\d{1,2})?)m?`;
const form = new RegExp(`^${angle} ([NS]) ${angle} ([EW]) ${metres}(?: ${metres})?(?: ${metres})?(?: ${metres})?$`, 'i');

const DEFAULTS = ['1.00', '10000.00', '10.00'];

/** RFC 1876, section 3: `42 21 54.000 N 71 6 18.000 W -24.00m`, then size and precisions unless they are the defaults. */
export const location: FieldKind = {
  isRest: true,
  read(tokens) {
    const text = tokens.map((token) => token.text).join(' ');
    const match = form.exec(text);
    if (!match) return notA(text, 'location');
    const [north, east] = [readAngle(match.slice(1, 6), 90), readAngle(match.slice(6, 11), 180)];
    const altitude = Number(match[11]);
    if (!north || !east || altitude < -100_000 || altitude > 42_849_672.95) return notA(text, 'location');
    const sizes = DEFAULTS.map((initial, index) => (match[12 + index] === undefined ? initial : Number(match[12 + index]).toFixed(2)));
    if (sizes.some((size) => Number(size) < 0 || Number(size) > 90_000_000)) return notA(text, 'location');
    const isDefault = sizes.every((size, index) => size === DEFAULTS[index]);
    return ok([north, east, `${altitude.toFixed(2)}m`, ...(isDefault ? [] : sizes.map((size) => `${size}m`))]);
  },
};

function readAngle([degrees = '', minutes = '0', seconds = '0', decimals = '', side = '']: readonly (string | undefined)[], max: number) {
  const whole = Number(degrees) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${decimals || '0'}`);
  if (Number(minutes) > 59 || Number(seconds) > 59 || whole > max * 3600) return undefined;
  return `${Number(degrees)} ${Number(minutes)} ${Number(seconds)}.${decimals.padEnd(3, '0')} ${side.toUpperCase()}`;
}

/** Reads the position from the canonical fields of a record. */
export function readLocation([north = '', east = '', altitude = '']: readonly string[]): Location {
  return { latitude: decimalDegrees(north), longitude: decimalDegrees(east), altitude: altitude.slice(0, -1) };
}

function decimalDegrees(text: string): number {
  const [degrees, minutes, seconds, side = ''] = text.split(' ');
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[SW]/.test(side) ? -value : value;
}
