import { useEffect, useState } from 'react';
import { hasTags, renderMarkdown, renderUnsafeMarkdown } from './render-markdown.ts';

export interface MarkdownProps {
  readonly markdown: string;
}

const look =
  'wrap-anywhere [&_a]:text-accent-ink [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-3 [&_blockquote]:text-ink-soft [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-sm [&_h1]:text-2xl [&_h2]:text-xl [&_h3]:text-lg [&_:is(h1,h2,h3,h4,h5,h6)]:mt-6 [&_:is(h1,h2,h3,h4,h5,h6)]:mb-2 [&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold [&>:first-child]:mt-0 [&_hr]:my-6 [&_img]:max-w-full [&_li]:my-0.5 [&_ol]:list-decimal [&_:is(ol,ul)]:my-2 [&_:is(ol,ul)]:pl-6 [&_p]:my-2 [&_pre]:my-2 [&_pre]:overflow-auto [&_pre]:rounded-md [&_pre]:border [&_pre]:bg-sunken [&_pre]:p-2.5 [&_pre_code]:p-0 [&_table]:my-2 [&_table]:block [&_table]:overflow-auto [&_:is(td,th)]:border [&_:is(td,th)]:px-2.5 [&_:is(td,th)]:py-1 [&_th]:bg-sunken [&_th]:text-left [&_ul]:list-disc';

/**
 * A text in Markdown. Tags in it are shown as text in the prerendered page, where there is no DOM to sanitize them with,
 * and become elements once the sanitizer is loaded; a text without tags never loads it.
 */
export function Markdown({ markdown }: MarkdownProps) {
  const [sanitize, setSanitize] = useState<(html: string) => string>();
  const isTagged = hasTags(markdown);
  useEffect(() => {
    if (isTagged) void import('./sanitize-html.ts').then(({ sanitizeHtml }) => setSanitize(() => sanitizeHtml));
  }, [isTagged]);
  const html = isTagged && sanitize ? sanitize(renderUnsafeMarkdown(markdown)) : renderMarkdown(markdown);

  // The renderer's own HTML has no tags of the text in it; any other is sanitized.
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
