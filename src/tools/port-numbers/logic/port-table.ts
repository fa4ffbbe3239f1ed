import { varintReader } from '#pure/bytes/varint.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';

/** Ports that are registered together. There is one entry for each name and description. */
export interface RegisteredPorts {
  readonly first: number;
  readonly last: number;
  /** Empty if the registry lists the port without a name. */
  readonly service: string;
  readonly description: string;
  /** In display order. */
  readonly transports: readonly Transport[];
}

/** The list of transports for each bit mask. The lists are shared because most entries have the same mask. */
const MASKS = Array.from({ length: 2 ** transports.length }, (_, mask) => transports.filter((_transport, bit) => mask & (1 << bit)));

/**
 * Reads the format that scripts/data/iana/encode-ports.ts writes and documents. The entries are sorted by first port and then in registry
 * order.
 */
export function decodePorts(bytes: Uint8Array): readonly RegisteredPorts[] {
  const reader = varintReader(bytes);
  const count = reader.next();
  const column = (): readonly number[] => Array.from({ length: count }, () => reader.next());
  const steps = column();
  const spans = column();
  const masks = column();
  const places = column();
  const texts = new TextDecoder().decode(bytes.subarray(reader.offset())).split('\n');
  const services = texts.slice(0, count);
  let first = 0;
  let described = 0;
  return services.map((service, index) => {
    first += steps[index] ?? 0;
    const place = places[index] || (described += 1);
    return {
      first,
      last: first + (spans[index] ?? 0),
      service,
      description: texts[count + place - 1] ?? '',
      transports: MASKS[masks[index] ?? 0] ?? [],
    };
  });
}
