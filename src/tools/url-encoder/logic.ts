import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { aboutField } from '#core/result.ts';
import { decodeRepeatedly } from './decode-repeatedly.ts';
import { inputs, options } from './fields.ts';
import { percentEncode } from './percent-encode.ts';

const { rule, byLine, ...decoding } = options;
const encoding = { rule, byLine };
const source = { text: inputs.text };
const written = { encoded: inputs.encoded };

const MAX_PASSES = 10;

const encode = ({ text }: ValuesOf<typeof source>, wish: ValuesOf<typeof encoding>) =>
  percentEncode(text, { rule: wish.rule, isByLine: wish.byLine });

const decode = ({ encoded }: ValuesOf<typeof written>, { plusAsSpace, keepMalformed, repeatedly }: ValuesOf<typeof decoding>) =>
  aboutField(
    'encoded',
    decodeRepeatedly(encoded, repeatedly ? MAX_PASSES : 1, { isPlusSpace: plusAsSpace, keepsMalformed: keepMalformed }),
  );

export const operations = {
  encode: defineOperation({
    inputs: source,
    options: encoding,
    produces: 'text',
    thread: 'worker',
    inverse: 'decode',
    lawsHoldFor: (_, { rule: kept }) => kept === 'component' || kept === 'strict',
    run: encode,
  }),
  decode: defineOperation({ inputs: written, options: decoding, produces: 'text', thread: 'worker', run: decode }),
};
