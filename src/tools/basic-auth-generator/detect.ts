import { defineDetectors } from '#core/detection.ts';
import { isPrintable } from '#pure/detection/is-printable.ts';
import { shownExcerpt } from '#pure/detection/shown-excerpt.ts';
import { decode } from './basic-credentials.ts';

const HEADER = /^(?:(?:proxy-)?authorization\s*:\s*)?basic +[\w+/-]+={0,2}$/i;

export const detectors = defineDetectors([
  {
    id: 'header',
    reads: 'text',
    maxLength: 8192,
    detect({ bare }) {
      const read = HEADER.test(bare) ? decode({ headerToDecode: bare }) : undefined;
      if (!read?.ok || !read.value) return undefined;
      const { username, password } = read.value;
      if (!isPrintable(username) || !isPrintable(password)) return undefined;
      const answer = username === '' ? { text: 'noUser' } : { text: 'user', values: { name: shownExcerpt(username) } };
      return {
        reading: 'header',
        confidence: 'certain',
        rank: 6,
        answer,
        hands: { inputs: { headerToDecode: bare } },
        isSecret: true,
      };
    },
  },
]);
