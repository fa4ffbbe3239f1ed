import { ToolCodeOutput } from '#tool-ui/outputs/tool-code-output.tsx';
import type { RichNode } from '../rich-node.ts';
import { type OutputFormat, writeHtml } from '../write-html.ts';
import { CopyRichTextButton } from './copy-rich-text-button.tsx';
import type { EditorTexts } from './editor-texts.ts';

interface HtmlOutputProps {
  readonly t: EditorTexts;
  /** `undefined` before the editor is loaded. */
  readonly document: RichNode | undefined;
  readonly format: OutputFormat;
  /** The document as the page stores it. */
  readonly html: string;
  /** The id of the editor. */
  readonly sourceId: string;
}

/** The content of the editor as HTML, with a button that copies it as rich text. */
export const HtmlOutput = ({ t, document, format, html, sourceId }: HtmlOutputProps) => (
  <ToolCodeOutput
    label={t('view.html')}
    value={document ? writeHtml(document, format) : ''}
    language="html"
    produces="html"
    fileName="document.html"
    actions={<CopyRichTextButton label={t('view.copyRichText')} {...{ html, document, sourceId }} />}
  />
);
