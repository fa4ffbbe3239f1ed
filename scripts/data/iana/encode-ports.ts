import { writeVarints } from '../../../src/pure/bytes/varint.ts';
import { transports } from '../../../src/pure/network/ports/transports.ts';
import type { RegisteredPorts } from '../../../src/tools/port-numbers/logic/port-table.ts';

/**
 * Encodes the ports for `decodePorts` of the tool. As varints: the number of entries, and then, column by column, the difference of each
 * first port to that of the previous entry, the length of the range, the transports as bits (the lowest for TCP), and the number of the
 * description from 1, or 0 for a new one. Then the names and the distinct descriptions follow, one per line.
 */
export function encodePorts(ports: readonly RegisteredPorts[]): Uint8Array {
  const descriptions = [...new Set(ports.map(({ description }) => description))];
  const places = new Map<string, number>();
  const lines = [...ports.map(({ service }) => service), ...descriptions];
  if (lines.some((line) => line.includes('\n'))) throw new Error('A name or a description has a line break.');
  const steps = ports.map(({ first }, index) => first - (ports[index - 1]?.first ?? 0));
  if (steps.some((step) => step < 0)) throw new Error('The ports are not ascending.');
  const newPlace = (description: string): number => {
    places.set(description, places.size + 1);
    return 0;
  };
  return Uint8Array.from(
    Buffer.concat([
      writeVarints([ports.length]),
      writeVarints(steps),
      writeVarints(ports.map(({ first, last }) => last - first)),
      writeVarints(
        ports.map((entry) => transports.reduce((mask, each, bit) => (entry.transports.includes(each) ? mask | (1 << bit) : mask), 0)),
      ),
      writeVarints(ports.map(({ description }) => places.get(description) ?? newPlace(description))),
      new TextEncoder().encode(lines.join('\n')),
    ]),
  );
}
