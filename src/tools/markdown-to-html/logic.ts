import type { Token } from 'markdown-it';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { createRenderer } from './create-renderer.ts';
import { inputs, options } from './fields.ts';
import { skipFrontMatter } from './front-matter.ts';
import { headingText } from './heading-ids.ts';

export interface RenderedMarkdown {
  /** Without a line break at its end. Has the tags of the text as they are, unless they were to be escaped: not safe before it is cleaned. */
  readonly html: string;
  /** Whether tags of the text are in it. */
  readonly hasRawHtml: boolean;
  /** The text of the first heading, or empty. */
  readonly title: string;
}

const isRawHtml = ({ type, children }: Token): boolean =>
  type === 'html_block' || children?.some((child) => child.type === 'html_inline') === true;

/** Renders a text as HTML. Every text is Markdown: nothing is refused. */
export function renderMarkdown(
  { markdown }: ValuesOf<typeof inputs>,
  { skipFrontMatter: isSkipping, ...wish }: Omit<ValuesOf<typeof options>, 'wholePage'>,
): Result<RenderedMarkdown, never> {
  const renderer = createRenderer(wish);
  const environment = {};
  const tokens = renderer.parse(isSkipping ? skipFrontMatter(markdown) : markdown, environment);
  const heading = tokens.findIndex(({ type }) => type === 'heading_open');
  return ok({
    html: renderer.renderer.render(tokens, renderer.options, environment).trimEnd(),
    hasRawHtml: tokens.some(isRawHtml),
    title: heading === -1 ? '' : headingText(tokens[heading + 1]),
  });
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'html', thread: 'worker', run: (given, wish) => renderMarkdown(given, wish) }),
};
