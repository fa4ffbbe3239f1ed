import { type ReactNode, useId, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { RevealToggle } from './reveal-toggle.tsx';
import { TextControl } from './text-control.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';

export interface OutputFieldProps {
  /** Its accessible name. */
  readonly label: string;
  /** Empty while there is no result; the field stays. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly isAutosized?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  readonly isSecret?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** With it the value can be downloaded. */
  readonly fileName?: string | undefined;
  readonly mediaType?: string | undefined;
  /** The confirmation of a copy; `Copied!` if left out. */
  readonly copiedText?: string | undefined;
  /** Stand before `Copy`. */
  readonly actions?: ReactNode;
}

/** A result as a text that can be read, selected, copied and downloaded. */
export function OutputField({
  label,
  value,
  hint,
  isMonospace = true,
  isSecret = false,
  placeholder,
  fileName,
  mediaType,
  copiedText,
  actions,
  ...control
}: OutputFieldProps) {
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  useResultAnnouncement(label, value, isSecret);
  const isEmpty = value === '';

  return (
    <FieldFrame
      {...{ label, hint }}
      controlId={id}
      actions={
        <span className="ml-auto flex flex-wrap justify-end gap-1.5">
          {actions}
          <CopyButton {...{ label, value, copiedText }} sourceId={id} isDisabled={isEmpty} />
          {fileName !== undefined && <DownloadButton {...{ label, fileName, mediaType }} content={value} isDisabled={isEmpty} />}
        </span>
      }
    >
      {(attributes) => (
        <TextControl
          {...control}
          {...attributes}
          {...{ value, placeholder, isMonospace }}
          readOnly
          isHidden={isSecret && !isRevealed}
          buttons={[isSecret && <RevealToggle key="reveal" {...{ label, isRevealed }} onChange={setRevealed} />]}
        />
      )}
    </FieldFrame>
  );
}
