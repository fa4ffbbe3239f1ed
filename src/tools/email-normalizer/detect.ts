import { defineDetectors, type Finding } from '#core/detection.ts';
import { normalizeAddress } from './normalize-address.ts';
import { type Address, parseAddress } from './parse-address.ts';

const LONGEST = 512;

/** Excludes lookalikes: `react@18.2.0` is a version, and `icon@2x.png` an image for high-resolution screens. */
const isNone = ({ domain }: Address): boolean => /(?:^|\.)[\d-]+$/.test(domain) || /^\d+x\.\w+$/.test(domain);

/** An address, alone or after a name. */
function addressOf(entry: string): string | undefined {
  if (entry.length > LONGEST || !/^[^<>]*(?:<[^<>]*>)?$/.test(entry)) return undefined;
  const address = parseAddress(entry);
  return address && !isNone(address) ? normalizeAddress(address, { removeAllTags: false, lowercaseLocalPart: true }).address : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'addresses',
    reads: 'text',
    maxLength: 65_536,
    detect({ bare, isWhole }) {
      if (!bare.includes('@')) return undefined;
      const lines = bare.split(/\r\n|\r|\n/).map((line) => line.trim());
      // In a truncated text, the last line may be incomplete.
      const entries = (isWhole ? lines : lines.slice(0, -1)).filter((line) => line !== '');
      const addresses: string[] = [];
      for (const entry of entries) {
        const address = addressOf(entry);
        if (address === undefined) return undefined;
        addresses.push(address);
      }
      const [address] = addresses;
      if (address === undefined) return undefined;
      const found = { confidence: isWhole ? 'strong' : 'likely', rank: 28, hands: { inputs: { emails: bare } } } satisfies Partial<Finding>;
      if (!isWhole) return { ...found, reading: 'addresses' };
      if (addresses.length === 1) return { ...found, reading: 'address', answer: { copy: address } };
      const values = {
        addresses: { text: 'addresses', values: { count: addresses.length } },
        unique: { text: 'unique', values: { count: new Set(addresses).size } },
      };
      return { ...found, reading: 'addresses', answer: { text: 'list', values, copy: addresses.join('\n') } };
    },
  },
]);
