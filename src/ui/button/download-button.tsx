import { Button } from './button.tsx';
import { downloadFile } from './download.ts';
import { IconButton } from './icon-button.tsx';
import { useWords } from '../words/words.ts';

export interface DownloadButtonProps {
  /** The name of the downloaded content. The button's accessible name is `Download <label>`. */
  readonly label: string;
  readonly fileName: string;
  /** The content to download, or a function that computes it when the button is pressed. */
  readonly content: BlobPart | (() => BlobPart);
  readonly isDisabled?: boolean | undefined;
  /** Shows the full name, to tell several downloads apart. */
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
