import { Button } from '#ui/button/button.tsx';
import { CopyFace } from '#ui/button/copy-face.tsx';
import { useCopy } from '#ui/button/use-copy.ts';
import { useWords } from '#ui/words/words.ts';
import type { RichNode } from '../rich-node.ts';
import { writePlainText } from '../write-plain-text.ts';
import { copyRichText } from './copy-rich-text.ts';

interface CopyRichTextButtonProps {
  readonly label: string;
  readonly html: string;
  /** The same as `html`; there is none before the editor is loaded. */
  readonly document: RichNode | undefined;
  /** Of the editor, whose content is selected when the clipboard refuses. */
  readonly sourceId: string;
}

/** Copies what is in the editor for programs that take rich text, such as those for mail. */
export function CopyRichTextButton({ label, html, document, sourceId }: CopyRichTextButtonProps) {
  const words = useWords();
  const [state, copy] = useCopy(undefined, (text) => copyRichText({ html, text }));
  return (
    <Button
      size="small"
      aria-label={label}
      isDisabled={html === '' || !document}
      onClick={() => document && void copy(writePlainText(document), sourceId)}
    >
      <CopyFace text={{ idle: label, copied: words.copied }} hasCopied={state === 'copied'} />
    </Button>
  );
}
