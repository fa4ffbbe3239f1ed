import { type ReactNode, useId, useState } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { DownloadButton } from '../button/download-button.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { RevealToggle } from '../button/reveal-toggle.tsx';
import { TextControl } from '../field/text-control.tsx';
import { TextSize } from '../field/text-size.tsx';
import { TrySample } from './try-sample.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';
import { copiedOf, type WholeText } from '../field/whole-text.ts';
import { useWords } from '../words/words.ts';

export interface OutputFieldProps {
  /** The visible label and accessible name. */
  readonly label: string;
  /** Empty if there is no result. The field remains. */
  readonly value: string;
  /** The whole text if the value is only its beginning. Copy and download use the whole text. */
  readonly whole?: WholeText | undefined;
  readonly hint?: string | undefined;
  /** A temporary message that replaces the hint and is announced politely. */
  readonly notice?: string | undefined;
  /** The maximum length that is shown. Defaults to 500,000 characters, or 100,000 on one line. */
  readonly maxShown?: number | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly isAutosized?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  /** False to keep lines unwrapped. Long lines then scroll. */
  readonly isWrapped?: boolean | undefined;
  readonly isSecret?: boolean | undefined;
  /** Right-to-left text. */
  readonly dir?: 'rtl' | undefined;
  readonly placeholder?: string | undefined;
  /** Whether the label is a plural. */
  readonly isMany?: boolean | undefined;
  /** The value is rounded and displayed after a ≈ sign. */
  readonly isRounded?: boolean | undefined;
  /** The file name for the download. If omitted, there is no download button. */
  readonly fileName?: string | undefined;
  /** The file content if it differs from the copied text. */
  readonly fileContent?: WholeText | undefined;
  /** The confirmation of a copy. Defaults to `Copied!`. */
  readonly copiedText?: string | undefined;
  /** Actions displayed before `Copy`. */
  readonly actions?: ReactNode;
  /** Offers to show the tool with a sample while the output is empty. */
  readonly onTrySample?: (() => void) | undefined;
}

/** A text box takes 0.2 s to fill with half a million characters, and 3 s with five million (Chromium 156). */
const MAX_SHOWN = 500_000;
/** On one line, only the beginning is visible. */
const MAX_SHOWN_ON_LINE = 100_000;

/** A result as text to read, select, copy, and download. */
export function OutputField({
  label,
  value,
  whole,
  hint,
  notice,
  maxShown: wanted,
  isMonospace = true,
  isWrapped = true,
  isSecret = false,
  isMany = false,
  isRounded = false,
  placeholder,
  fileName,
  fileContent,
  copiedText,
  actions,
  onTrySample,
  ...control
}: OutputFieldProps) {
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  useResultAnnouncement(label, value, isSecret);
  const words = useWords();
  const maxShown = wanted ?? (control.isMultiline ? MAX_SHOWN : MAX_SHOWN_ON_LINE);
  const isShownInPart = value.length > maxShown;
  const isEmpty = value === '';
  const { isMultiline = false } = control;
  const awaited = placeholder ?? (isMany ? words.appearHere(label) : words.appearsHere(label));

  return (
    <FieldFrame
      {...{ label, hint }}
      notice={notice ?? (isShownInPart ? words.shownInPart : undefined)}
      controlId={id}
      remark={isMultiline && <TextSize text={value} />}
      actions={
        <span className={isEmpty ? 'contents invisible' : 'contents'}>
          {actions}
          {fileName !== undefined && (
            <DownloadButton {...{ label, fileName }} content={fileContent ?? whole ?? value} isDisabled={isEmpty} />
          )}
          <CopyButton {...{ label, copiedText }} value={copiedOf(value, whole)} sourceId={id} isDisabled={isEmpty} />
        </span>
      }
    >
      {(attributes) => (
        <div className={isRounded ? 'relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2' : 'relative'}>
          {isRounded && <span className="font-mono">≈</span>}
          <TextControl
            {...control}
            {...attributes}
            {...{ label, isMonospace }}
            placeholder={awaited}
            wrap={isWrapped ? undefined : 'off'}
            value={isShownInPart ? value.slice(0, maxShown) : value}
            readOnly
            isHidden={isSecret && !isRevealed}
            buttons={[isSecret && <RevealToggle key="reveal" {...{ label, isRevealed }} onChange={setRevealed} />]}
          />
          {isEmpty && onTrySample && <TrySample onTry={onTrySample} below={isMultiline && (control.rows ?? 3) > 2 ? awaited : undefined} />}
        </div>
      )}
    </FieldFrame>
  );
}
