import type { Token } from 'markdown-it';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { withoutByteOrderMark } from '#pure/text/byte-order-mark.ts';
import { createRenderer } from './create-renderer.ts';
import type { declaration } from './declare.ts';
import { skipFrontMatter } from './front-matter.ts';
import { headingText } from './heading-ids.ts';

type GivenToConvert = Given<typeof declaration, 'convert'>;

export interface RenderedMarkdown {
  /** Without a final line break. Contains the tags of the text, unless they are escaped, so it is not safe before cleaning. */
  readonly html: string;
  /** Whether the HTML contains tags of the text. */
  readonly hasRawHtml: boolean;
  /** The text of the first heading, or empty. */
  readonly title: string;
}

const isRawHtml = ({ type, children }: Token): boolean =>
  type === 'html_block' || children?.some((child) => child.type === 'html_inline') === true;

/** Renders a text as HTML. Every text is valid Markdown, so there are no errors. */
export function renderMarkdown({ markdown, skipFrontMatter: isSkipping, ...options }: GivenToConvert): RenderedMarkdown {
  const renderer = createRenderer(options);
  const environment = {};
  const text = withoutByteOrderMark(markdown);
  const tokens = renderer.parse(isSkipping ? skipFrontMatter(text) : text, environment);
  const heading = tokens.findIndex(({ type }) => type === 'heading_open');
  return {
    html: renderer.renderer.render(tokens, renderer.options, environment).trimEnd(),
    hasRawHtml: tokens.some(isRawHtml),
    title: heading === -1 ? '' : headingText(tokens[heading + 1]),
  };
}

/** Converts Markdown to HTML. Tags in the text are cleaned, kept, or escaped. `null` for a blank text. */
export async function convert(given: GivenToConvert) {
  if (given.markdown.trim() === '') return ok(null);
  const { html, hasRawHtml, title } = renderMarkdown(given);
  if (!hasRawHtml || given.rawHtml !== 'clean') return ok({ html, title });
  const { cleanHtml } = await import('./clean-html.ts');
  return ok({ html: cleanHtml(html), title });
}

export const run = { convert } satisfies Runs<typeof declaration>;
