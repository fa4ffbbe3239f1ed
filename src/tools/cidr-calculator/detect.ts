import { defineDetectors, type DetectedAnswer } from '#core/detection.ts';
import { blocksOf, unionOf } from '#domains/ip/ip-set.ts';
import { type ListedIp, readIpList } from '#domains/ip/read-ip-list.ts';

/** The maximum length that can be read in a detector's time limit. */
const LONGEST = 8192;

/** Looks like an address, a network, or a range. */
const ENTRY = /^[\da-f]+[.:][\da-f.:*]*(?:\s*[-–/]\s*[\da-f.:[\]]+)?$|^::/i;
const ALLOWED_IPS = /^[ \t]*AllowedIPs[ \t]*=[ \t]*(\S.*)$/gim;

const isNetworkOrRange = ({ first, last, text }: ListedIp): boolean => first !== last || /[/–-]/.test(text);

function answerFor(entries: readonly ListedIp[]): DetectedAnswer {
  const result = blocksOf(unionOf(entries)).length;
  return {
    text: 'merged',
    values: { networks: { text: 'networks', values: { count: entries.length } }, result },
  };
}

/** The entries, if the text contains nothing else. */
function entriesIn(text: string): readonly ListedIp[] {
  const [first = ''] = text.trim().split(/[\r\n,;#]/, 1);
  const list = ENTRY.test(first.trim()) ? readIpList(text, { isStrict: false }) : undefined;
  return list?.ok ? list.value : [];
}

export const detectors = defineDetectors([
  {
    id: 'allowedIps',
    reads: 'text',
    maxLength: LONGEST,
    detect({ bare }) {
      if (!/^AllowedIPs\b/i.test(bare)) return undefined;
      const include = [...bare.matchAll(ALLOWED_IPS)].map(([, list = '']) => list.trim()).join('\n');
      const entries = entriesIn(include);
      if (entries.length === 0) return undefined;
      return { reading: 'allowedIps', confidence: 'strong', rank: 24.3, answer: answerFor(entries), hands: { inputs: { include } } };
    },
  },
  {
    id: 'networks',
    reads: 'text',
    maxLength: LONGEST,
    detect({ text = '', isWhole }) {
      const entries = isWhole ? entriesIn(text) : [];
      if (entries.length < 2 || !entries.some(isNetworkOrRange)) return undefined;
      return { reading: 'networks', confidence: 'likely', rank: 59.3, answer: answerFor(entries), hands: { inputs: { include: text } } };
    },
  },
]);
