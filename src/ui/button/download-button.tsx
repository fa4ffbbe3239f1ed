import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { downloadFile } from './download.ts';
import { useWords } from '../words/words.ts';

export interface DownloadButtonProps extends ButtonLook {
  /** What is downloaded; the button's name is `Download <label>`. */
  readonly label: string;
  readonly fileName: string;
  /** A function where it is only worked out when it is wanted. */
  readonly content: BlobPart | (() => BlobPart);
  readonly isDisabled?: boolean | undefined;
  /** Its whole name is seen, where several downloads stand side by side. */
  readonly isNamed?: boolean | undefined;
}

export function DownloadButton({ label, fileName, content, isDisabled, isNamed = false, ...look }: DownloadButtonProps) {
  const words = useWords();
  return (
    <Button
      size="small"
      icon="download"
      aria-label={words.download(label)}
      isDisabled={isDisabled}
      onClick={() => downloadFile(fileName, typeof content === 'function' ? content() : content)}
      {...look}
    >
      {isNamed ? words.download(label) : words.downloadShort}
    </Button>
  );
}
