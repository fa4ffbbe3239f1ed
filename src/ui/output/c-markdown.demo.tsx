import { Markdown } from './markdown.tsx';

const markdown = `# Heading

A paragraph with **strong**, *emphasized* and ~~struck~~ text, \`code\`, a [link](https://example.org) and a bare one: https://example.org.
This line follows in the same paragraph.

## Lists

1. one
2. two
   - nested

> A quotation.

| Name | Value |
| ---- | ----- |
| one  | 1     |
| two  | 2     |

\`\`\`sh
echo "code"
\`\`\`

<details><summary>Elements are shown</summary>once the sanitizer is loaded; <b onclick="alert(1)">what could run code</b> is taken out.</details>
`;

export default function MarkdownDemo() {
  return <Markdown markdown={markdown} />;
}
