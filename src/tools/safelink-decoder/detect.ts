import { defineDetectors } from '#core/detection.ts';
import { findSafeLinks } from './find-safe-links.ts';
import { parseSafeLink, targetOf } from './safe-link.ts';

const HOST = /(?:^|\.)safelinks\.protection\.outlook\.com$/;

export const detectors = defineDetectors([
  {
    id: 'safe-link',
    reads: 'text',
    maxLength: 8192,
    detect({ bare }) {
      const url = /\s/.test(bare) ? undefined : parseSafeLink(bare);
      const target = url && HOST.test(url.hostname) ? targetOf(url) : undefined;
      if (!target?.ok) return undefined;
      return {
        reading: 'safeLink',
        confidence: 'certain',
        rank: 2,
        answer: { copy: target.value },
        hands: { inputs: { text: bare } },
        type: 'url',
      };
    },
    find(text) {
      const found = findSafeLinks(text).find(({ url }) => HOST.test(url.hostname) && targetOf(url).ok);
      return found && { at: found.start, text: text.slice(found.start, found.end) };
    },
  },
]);
