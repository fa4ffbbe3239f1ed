import { Icon } from '../image/icon.tsx';

export interface CopyFaceProps {
  /** The texts beside the icon before and after a copy. If omitted, only the icon is shown. */
  readonly text?: { readonly idle: string; readonly copied: string } | undefined;
  readonly hasCopied: boolean;
}

/** The content of a copy button. Both states share one grid cell as wide as the wider one, so the button never changes its width. */
export function CopyFace({ text, hasCopied }: CopyFaceProps) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <Face icon="copy" text={text?.idle} isShown={!hasCopied} />
      <Face icon="check" text={text?.copied} isShown={hasCopied} />
    </span>
  );
}

interface FaceProps {
  readonly icon: string;
  readonly text: string | undefined;
  readonly isShown: boolean;
}

function Face({ icon, text, isShown }: FaceProps) {
  return (
    <span className={`inline-flex items-center justify-center gap-1.5 ${isShown ? '' : 'invisible'}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
