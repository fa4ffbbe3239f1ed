import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isImageAddress, isLinkAddress } from '../addresses.ts';

/** An image that is in the document itself is shown; one from elsewhere is not fetched: a frame with its text stands for it. */
const FramedImage = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt } = node.attrs as Readonly<Record<string, unknown>>; // what is in them is looked at below
      const text = typeof alt === 'string' ? alt : '';
      if (typeof src === 'string' && /^data:/i.test(src) && isImageAddress(src)) {
        const dom = document.createElement('img');
        dom.src = src;
        dom.alt = text;
        return { dom };
      }
      const dom = document.createElement('span');
      dom.className = 'image-not-fetched';
      dom.role = 'img';
      dom.ariaLabel = text;
      dom.textContent = text;
      return { dom };
    };
  },
});

/** In the last cell Tab leaves the table, or the keyboard could never get out of it; a row is added by its button. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** Code may be bold, too, and an item may begin with any block (HTML Standard, li: flow content), which Tiptap does not allow. */
const FreeStarterKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension instanceof Mark && extension.name === 'code') return extension.extend({ excludes: '' });
      return extension instanceof Node && extension.name === 'listItem' ? extension.extend({ content: 'block+' }) : extension;
    });
  },
});

/** The elements that a document may have; their names are those that `write-attributes.ts` reads. */
export const editorExtensions: Extensions = [
  FreeStarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      shouldAutoLink: () => false,
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Highlight,
  TextStyle,
  Color,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  FramedImage.configure({ allowBase64: true }),
  LeavableTable,
  TableRow,
  TableHeader,
  TableCell,
];
