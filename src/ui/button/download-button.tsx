import { Button } from './button.tsx';
import { downloadFile } from './download.ts';
import { IconButton } from './icon-button.tsx';
import { useWords } from '../words/words.ts';

export interface DownloadButtonProps {
  /** What is downloaded; the button's name is `Download <label>`. */
  readonly label: string;
  readonly fileName: string;
  /** A function where it is only worked out when it is wanted. */
  readonly content: BlobPart | (() => BlobPart);
  readonly isDisabled?: boolean | undefined;
  /** Its whole name is seen, where several downloads stand side by side. */
  readonly isNamed?: boolean | undefined;
}

export function DownloadButton({ label, fileName, content, isDisabled, isNamed = false }: DownloadButtonProps) {
  const words = useWords();
  const button = {
    icon: 'download',
    isDisabled,
    onClick: () => downloadFile(fileName, typeof content === 'function' ? content() : content),
  };
  const name = words.download(label);
  return isNamed ? (
    <Button size="small" {...button}>
      {name}
    </Button>
  ) : (
    <IconButton {...button} label={name} />
  );
}
