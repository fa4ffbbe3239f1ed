/**
 * Replaces `{{name}}` placeholders in the text of the About page.
 * A Markdown link to an empty value becomes the plain text of the link.
 */
export const fillIn = (markdown: string, values: Readonly<Record<string, string>>): string =>
  markdown
    .replaceAll(/\[([^[\]]*)\]\(\{\{(\w+)\}\}\)/g, (link, text: string, name: string) => (values[name] ? link : text))
    .replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
