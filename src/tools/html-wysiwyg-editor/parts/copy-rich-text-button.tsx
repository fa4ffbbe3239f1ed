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
  /** The same content as `html`. `undefined` before the editor is loaded. */
  readonly document: RichNode | undefined;
  /** The id of the editor, whose content is selected if the clipboard refuses. */
  readonly sourceId: string;
}

/** Copies the content of the editor for programs that accept rich text, such as mail programs. */
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
