import { varintReader } from '#pure/bytes/varint.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';

/** Ports that are registered together: one for each name and description. */
export interface RegisteredPorts {
  readonly first: number;
  readonly last: number;
  /** Empty where the registry keeps the port without a name. */
  readonly service: string;
  readonly description: string;
  /** In the order in which they are named. */
  readonly transports: readonly Transport[];
}

/** The bits of the mask, as transports: one list for each mask, since most entries have the same. */
const MASKS = Array.from({ length: 2 ** transports.length }, (_, mask) => transports.filter((_transport, bit) => mask & (1 << bit)));

/**
 * Reads what scripts/data/iana/encode-ports.ts has written, where the format is described: in the order of the first port, and of the
 * registry inside of it.
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
