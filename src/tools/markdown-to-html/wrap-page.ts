import { escapeText } from '#pure/notation/html/escape-markup.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A complete HTML 5 document around the HTML of a body. The title is plain text. */
export const wrapPage = (html: string, title: string): string => `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${PAGE_STYLE}
</style>
</head>
<body>
${html}
</body>
</html>
`;
