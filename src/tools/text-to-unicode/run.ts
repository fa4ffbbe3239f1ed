import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { aboutField } from '#core/result.ts';
import { escapeText } from './escape-text.ts';
import { inputs, options } from './fields.ts';
import { readEscapes } from './read-escapes.ts';

const source = { text: inputs.text };
const written = { escapes: inputs.escapes };

const escape = ({ text }: ValuesOf<typeof source>, wish: ValuesOf<typeof options>) => escapeText(text, wish);

const unescape = ({ escapes }: ValuesOf<typeof written>) => aboutField('escapes', readEscapes(escapes));

export const operations = {
  escape: defineOperation({
    inputs: source,
    options,
    produces: 'text',
    thread: 'worker',
    inverse: 'unescape',
    lawsHoldFor: (_, { keepAscii }) => !keepAscii,
    run: escape,
  }),
  unescape: defineOperation({ inputs: written, options: {}, produces: 'text', thread: 'worker', run: unescape }),
};
