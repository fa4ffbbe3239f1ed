import { ToolCodeOutput } from '#workbench/answer/tool-code-output.tsx';
import type { RichNode } from '../rich-node.ts';
import { type OutputFormat, writeHtml } from '../write-html.ts';
import { CopyRichTextButton } from './copy-rich-text-button.tsx';
import type { EditorTexts } from './editor-texts.ts';

interface HtmlOutputProps {
  readonly t: EditorTexts;
  /** `undefined` as long as there is no editor. */
  readonly document: RichNode | undefined;
  readonly format: OutputFormat;
  /** The document as it is kept. */
  readonly html: string;
  /** Where the editor stands. */
  readonly sourceId: string;
}

/** What stands in the editor, as HTML and as rich text to be copied. */
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
