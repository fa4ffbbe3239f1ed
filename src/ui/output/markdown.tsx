import { useEffect, useState } from 'react';
import { proseClass } from './prose-class.ts';
import { hasTags, renderMarkdown, renderUnsafeMarkdown } from './render-markdown.ts';

export interface MarkdownProps {
  readonly markdown: string;
}

/**
 * Displays Markdown. The prerendered page has no DOM to sanitize HTML tags, so they appear as text and become elements once the sanitizer
 * is loaded. A text without tags never loads it.
 */
export function Markdown({ markdown }: MarkdownProps) {
  const [sanitize, setSanitize] = useState<(html: string) => string>();
  const isTagged = hasTags(markdown);
  useEffect(() => {
    if (isTagged) void import('./sanitize-html.ts').then(({ sanitizeHtml }) => setSanitize(() => sanitizeHtml));
  }, [isTagged]);
  const html = isTagged && sanitize ? sanitize(renderUnsafeMarkdown(markdown)) : renderMarkdown(markdown);

  // The renderer's HTML contains no tags from the text. Any other HTML is sanitized.
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />;
}
