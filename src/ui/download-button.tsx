import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { downloadFile } from './download.ts';
import { useWords } from './words.ts';

export interface DownloadButtonProps extends ButtonLook {
  /** What is downloaded; the button's name is `Download <label>`. */
  readonly label: string;
  readonly fileName: string;
  readonly content: BlobPart;
  /** `text/plain` in UTF-8 if left out. */
  readonly mediaType?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export function DownloadButton({ label, fileName, content, mediaType, isDisabled, ...look }: DownloadButtonProps) {
  const words = useWords();
  return (
    <Button
      size="small"
      icon="download"
      aria-label={words.download(label)}
      isDisabled={isDisabled}
      onClick={() => downloadFile(fileName, content, mediaType)}
      {...look}
    >
      {words.downloadShort}
    </Button>
  );
}
