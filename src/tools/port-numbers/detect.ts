import { defineDetectors } from '#core/detection.ts';
import { LAST_PORT } from '#pure/network/ports/port-bounds.ts';

/** The notation of firewalls and of the registry: `tcp/443`, `443/tcp`. */
const WITH_TRANSPORT = /^(?:(tcp|udp|sctp|dccp)[/ ](\d{1,5})|(\d{1,5})\/(tcp|udp|sctp|dccp))$/i;
/** The word "port" in the languages of the site. */
const WITH_WORD = /^(?:port|puerto|porta|порт|端口|cổng):? ?(\d{1,5})(?:\/(tcp|udp|sctp|dccp))?$/iu;

/** The search text for a port, such as `443/tcp` or only the number. */
function searchOf(bare: string): string | undefined {
  const [, before, port1, port2, after] = WITH_TRANSPORT.exec(bare) ?? [];
  const [, port3, transport] = WITH_WORD.exec(bare.normalize('NFC')) ?? [];
  const port = port1 ?? port2 ?? port3;
  if (port === undefined || Number(port) > LAST_PORT) return undefined;
  const over = (before ?? after ?? transport)?.toLowerCase();
  return over === undefined ? String(Number(port)) : `${Number(port)}/${over}`;
}

export const detectors = defineDetectors([
  {
    id: 'port',
    reads: 'text',
    maxLength: 24,
    detect({ bare }) {
      const search = searchOf(bare);
      if (search === undefined) return undefined;
      const inputs = { search };
      return {
        reading: 'port',
        confidence: 'likely',
        rank: 75,
        ask: { operation: 'search', inputs, write: 'service', isNeeded: false },
        hands: { inputs },
      };
    },
  },
]);
