import { blockSize } from './ipv4-block.ts';
import { joinBytes } from './ipv4.ts';

type Bytes = readonly [number, number, number, number];

// The registries of IANA: “IPv4 Special-Purpose Address Space” (RFC 6890) and “IPv4 Multicast Address Space” (RFC 5771).
const registered = [
  [[0, 0, 0, 0], 32, 'thisHost'],
  [[0, 0, 0, 0], 8, 'thisNetwork'],
  [[10, 0, 0, 0], 8, 'private'],
  [[172, 16, 0, 0], 12, 'private'],
  [[192, 168, 0, 0], 16, 'private'],
  [[100, 64, 0, 0], 10, 'shared'],
  [[127, 0, 0, 0], 8, 'loopback'],
  [[169, 254, 0, 0], 16, 'linkLocal'],
  [[192, 0, 0, 0], 24, 'protocolAssignments'],
  [[192, 0, 2, 0], 24, 'documentation'],
  [[198, 51, 100, 0], 24, 'documentation'],
  [[203, 0, 113, 0], 24, 'documentation'],
  [[192, 31, 196, 0], 24, 'as112'],
  [[192, 175, 48, 0], 24, 'as112'],
  [[192, 52, 193, 0], 24, 'amt'],
  [[192, 88, 99, 0], 24, 'relay6to4'],
  [[198, 18, 0, 0], 15, 'benchmarking'],
  [[224, 0, 0, 0], 4, 'multicast'],
  [[255, 255, 255, 255], 32, 'limitedBroadcast'],
  [[240, 0, 0, 0], 4, 'reserved'],
] as const satisfies readonly (readonly [Bytes, number, string])[];

export type Ipv4Type = (typeof registered)[number][2] | 'public';

/** Sorted by size, so that the first match is the most specific block. */
const blocks = registered
  .map(([bytes, prefixLength, type]) => ({ first: joinBytes(bytes), end: joinBytes(bytes) + blockSize(prefixLength), type }))
  .toSorted((one, other) => one.end - one.first - (other.end - other.first));

/** The type of an address. `public` if it is not in a registry. */
export const typeOfIpv4 = (address: number): Ipv4Type =>
  blocks.find(({ first, end }) => address >= first && address < end)?.type ?? 'public';

/** The type of all addresses in a range, including both ends, or `mixed` if there are several types. */
export function typeOfIpv4Range(first: number, last: number): Ipv4Type | 'mixed' {
  // The type does not change between these addresses.
  const places = blocks.flatMap((block) => [block.first, block.end]).filter((place) => place > first && place <= last);
  const type = typeOfIpv4(first);
  return places.every((place) => typeOfIpv4(place) === type) ? type : 'mixed';
}
