import { Highlight } from '@tiptap/extension-highlight';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isImageAddress, isLinkAddress } from '../addresses.ts';

/** Displays an image that is embedded in the document. An external image is not fetched: a frame with its text replaces it. */
const FramedImage = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt } = node.attrs as Readonly<Record<string, unknown>>; // their values are checked below
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

/** Lets Tab leave the table from its last cell, so that the keyboard is not trapped. A button adds rows instead. */
const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** Allows bold code, and any block at the start of a list item (HTML Standard, li: flow content). Tiptap allows neither. */
const FreeStarterKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension instanceof Mark && extension.name === 'code') return extension.extend({ excludes: '' });
      return extension instanceof Node && extension.name === 'listItem' ? extension.extend({ content: 'block+' }) : extension;
    });
  },
});

/** The elements that a document can have. `write-attributes.ts` uses their names. */
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
