import { writeVarints } from '../../../src/pure/bytes/varint.ts';
import { transports } from '../../../src/pure/network/ports/transports.ts';
import type { RegisteredPorts } from '../../../src/tools/port-numbers/logic/port-table.ts';

/**
 * What `decodePorts` of the tool reads: the number of entries; how far the first port of each is from that of the entry before, how far the
 * last one is from the first, its transports as bits, the lowest for TCP, and its description, 0 for the next one that has not yet stood, else
 * its place from 1 on, all as varints, column after column; then the names, one a line, and the descriptions, each once.
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
