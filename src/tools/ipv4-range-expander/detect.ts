import { defineDetectors } from '#core/detection.ts';
import { parseIpv4 } from '#domains/ip/ipv4.ts';
import { describeRange } from './run.ts';

const RANGE = /^([\d.]{7,15})\s*(?:-|–|\bto\b|\.\.)\s*([\d.]{7,15})$/;

export const detectors = defineDetectors([
  {
    id: 'range',
    reads: 'text',
    maxLength: 64,
    detect({ bare }) {
      const [, start = '', end = ''] = RANGE.exec(bare) ?? [];
      const first = parseIpv4(start);
      const last = parseIpv4(end);
      if (!first.ok || !last.ok || first.value > last.value) return undefined;
      const { size, count, blocks } = describeRange({ first: first.value, last: last.value });
      return {
        reading: 'range',
        confidence: 'strong',
        rank: 24,
        answer: {
          text: 'range',
          values: {
            addresses: { text: 'addresses', values: { count: Number(size) } },
            blocks: { text: 'blocks', values: { count: Number(count) } },
          },
          copy: blocks,
        },
        hands: { inputs: { start, end } },
      };
    },
  },
]);
