import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { writeHtml } from '../write-html.ts';
import { cleanHtml } from './clean-html.ts';
import { editorExtensions } from './editor-extensions.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function open(html: string): Editor {
  const editor = new Editor({ extensions: editorExtensions, content: cleanHtml(html) });
  editors.push(editor);
  return editor;
}

const written = (editor: Editor): string => writeHtml(editor.getJSON(), 'minified');

const blocks = [
  '<h3>Plan</h3>',
  '<pre><code>npm ci</code></pre>',
  '<ul><li>inner</li></ul>',
  '<ol><li>inner</li></ol>',
  '<blockquote><p>said</p></blockquote>',
  '<table><tbody><tr><td>cell</td></tr></tbody></table>',
  '<img src="https://example.org/a.png" alt="A">',
  '<hr>',
];

// HTML Standard, li, td, and th: flow content. ueberdosis/tiptap#912 and #7197
test.each(blocks)('keeps %s at the beginning of an item', (block) => {
  for (const html of [
    `<ul><li>${block}</li></ul>`,
    `<ol><li>${block}text</li></ol>`,
    `<ol><li>one</li><li>${block}</li><li>three</li></ol>`,
  ])
    expect(written(open(html))).toBe(html);
});

test.each(blocks.filter((block) => !block.startsWith('<table')))('keeps %s at the beginning of a cell', (block) => {
  for (const name of ['td', 'th']) {
    const html = `<table><tbody><tr><${name}>${block}</${name}></tr></tbody></table>`;
    expect(written(open(html))).toBe(html);
  }
});

test('splits and lifts an item that begins with a heading', () => {
  const editor = open('<ul><li><h3>Plan</h3></li></ul>');
  editor.chain().setTextSelection(4).splitListItem('listItem').run();
  expect(editor.getText()).toContain('P');
  expect(written(editor).match(/<li>/g)).toHaveLength(2);
  editor.chain().setTextSelection(4).liftListItem('listItem').run();
  expect(written(editor)).toMatch(/^<h3>P/);
});
