import { useEffect, useState } from 'react';
import { proseClass } from './prose-class.ts';
import { hasTags, renderMarkdown, renderUnsafeMarkdown } from './render-markdown.ts';

export interface MarkdownProps {
  readonly markdown: string;
}

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
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />;
}
