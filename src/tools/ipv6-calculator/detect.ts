import { defineDetectors } from '#core/detection.ts';
import { isIp6ArpaName, readIp6ArpaName } from '#domains/ip/ip6-arpa.ts';
import { canonicalForm } from './logic/forms.ts';
import { entryOf } from './logic/describe-line.ts';
import type { ReadLine } from './logic/notation.ts';
import { readBracketed } from './logic/read-bracketed.ts';
import { readNetworkText } from './logic/read-network-text.ts';

/** At least two colons. A few letters alone, as in `::` and `a::b`, are ambiguous and not accepted. */
const ADDRESS = /^(?=.*\d|.{9})\[?[\da-f:.]*:[\da-f:.]*:/i;
const LENGTH = 128;

const answerOf = (address: string, line: ReadLine) =>
  ({ text: 'typed', values: { address, type: { text: `types.${entryOf(line).type}` } }, copy: address }) as const;

/** A URL is not read as an address. */
const read = (bare: string) => (bare.startsWith('[') ? readBracketed(bare) : readNetworkText(bare));

export const detectors = defineDetectors([
  {
    id: 'address',
    reads: 'text',
    maxLength: 100,
    detect({ bare }) {
      const line = ADDRESS.test(bare) ? read(bare) : undefined;
      if (!line?.ok) return undefined;
      const { address, prefixLength } = line.value;
      const canonical = prefixLength === LENGTH ? canonicalForm(address) : `${canonicalForm(address)}/${prefixLength}`;
      return {
        reading: prefixLength === LENGTH ? 'address' : 'network',
        confidence: 'strong',
        rank: 52,
        answer: answerOf(canonical, line.value),
        hands: { inputs: { addresses: bare } },
      };
    },
  },
  {
    id: 'arpa-name',
    reads: 'text',
    maxLength: 80,
    detect({ bare }) {
      const name = isIp6ArpaName(bare) ? readIp6ArpaName(bare) : undefined;
      if (!name?.ok) return undefined;
      const { first, prefixLength } = name.value;
      const canonical = prefixLength === LENGTH ? canonicalForm(first) : `${canonicalForm(first)}/${prefixLength}`;
      return {
        reading: 'arpaName',
        confidence: 'strong',
        rank: 53,
        answer: answerOf(canonical, { notation: 'arpaName', address: first, prefixLength }),
        hands: { inputs: { addresses: bare } },
      };
    },
  },
]);
