import { defineDetectors } from '#core/detection.ts';
import { commonTypeOf, commonTypes } from './common-types.ts';
import { topLevelTypes } from './declare.ts';

/** RFC 6838, section 4.2, with the parameters of a header. */
const TYPE = /^([a-z-]+)\/[a-z\d][\w!#$&^.+-]*(?=$|\s*;)/i;
const EXTENSION = /^\.(?=[\d_+-]*[a-z])[a-z\d_+-]{1,16}$/i;

/** The preferred type of an extension, or the extensions of a type, if they are common. */
const answerOf = (search: string): string | undefined =>
  search.startsWith('.')
    ? commonTypeOf(search.slice(1))
    : commonTypes
        .get(search)
        ?.map((extension) => `.${extension}`)
        .join(', ');

export const detectors = defineDetectors([
  {
    id: 'media-type',
    reads: 'text',
    maxLength: 256,
    detect({ bare }) {
      const [type, topLevel = ''] = TYPE.exec(bare) ?? [];
      const isKnown = topLevelTypes.some((each) => each === topLevel.toLowerCase());
      const search = (EXTENSION.test(bare) ? bare : isKnown ? type : undefined)?.toLowerCase();
      if (search === undefined) return undefined;
      const inputs = { search };
      const found = { reading: 'mediaType', confidence: 'strong', rank: 39, hands: { inputs } } as const;
      const copy = answerOf(search);
      if (copy !== undefined) return { ...found, answer: { copy } };
      const write = search.startsWith('.') ? 'type' : 'extensions';
      return { ...found, ask: { operation: 'search', inputs, write, isNeeded: true } };
    },
  },
]);
