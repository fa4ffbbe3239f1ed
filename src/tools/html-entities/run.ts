import { decodeHTML, decodeHTMLStrict } from 'entities/decode';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { aboutField, fail, ok } from '#core/result.ts';
import { isOverInputLimit } from '#formats/input-limit.ts';
import { escapeHtml } from './escape-html.ts';
import { inputs, options } from './fields.ts';
import { countInvisible } from './invisible-characters.ts';

const { characters, format, requireSemicolon } = options;
const style = { characters, format };
const source = { text: inputs.text };
const written = { escaped: inputs.escaped };
const reading = { requireSemicolon };

/** Error: `textTooLong`, see `isOverInputLimit`. */
const escape = ({ text }: ValuesOf<typeof source>, wish: ValuesOf<typeof style>) =>
  isOverInputLimit(text) ? fail('textTooLong') : ok(escapeHtml(text, { scope: wish.characters, format: wish.format }));

/**
 * The text that a browser would show for this content of an element (HTML Standard, section 13.2.5.72), its references replaced once, and
 * what in it cannot be seen, see `countInvisible`. Error: `textTooLong`.
 */
function unescape({ escaped }: ValuesOf<typeof written>, wish: ValuesOf<typeof reading>) {
  if (isOverInputLimit(escaped)) return aboutField('escaped', fail('textTooLong'));
  const text = wish.requireSemicolon ? decodeHTMLStrict(escaped) : decodeHTML(escaped);
  return ok({ text, invisible: countInvisible(text) });
}

export const operations = {
  escape: defineOperation({
    inputs: source,
    options: style,
    produces: 'html',
    thread: 'worker',
    inverse: 'unescape',
    lawsHoldFor: ({ text }) => !/\p{Cc}/u.test(text), // no reference stands for U+0000, or U+0080 to U+009F
    run: escape,
  }),
  unescape: defineOperation({ inputs: written, options: reading, produces: 'text', thread: 'worker', run: unescape }),
};
