/** The style of the page and the preview: readable on screen and on paper, with the reader's system fonts. */
export const PAGE_STYLE = `body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
a { color: #0b57d0; }
img { max-width: 100%; }
pre { padding: 0.75rem; overflow: auto; background: #f4f4f4; border-radius: 6px; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid #ccc; color: #555; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.75rem; border: 1px solid #ccc; }
.task-list-item { list-style: none; }
.task-list-item > input, .task-list-item > p > input { margin: 0 0.35em 0 -1.4em; }
.footnotes { font-size: 0.875em; }
@media print { body { max-width: none; margin: 0; padding: 0; } }`;
