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
  /** Its accessible name. */
  readonly label: string;
  /** Empty while there is no result; the field stays. */
  readonly value: string;
  /** All of it where the value is only the beginning: this is what is copied and downloaded. */
  readonly whole?: WholeText | undefined;
  readonly hint?: string | undefined;
  /** A passing remark in the place of the hint, announced politely. */
  readonly notice?: string | undefined;
  /** A longer value is shown only so far; 500,000 characters if left out, on one line 100,000. */
  readonly maxShown?: number | undefined;
  readonly isMultiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly isAutosized?: boolean | undefined;
  readonly isMonospace?: boolean | undefined;
  /** False for lines that are to be seen as they are; those that are too long are scrolled. */
  readonly isWrapped?: boolean | undefined;
  readonly isSecret?: boolean | undefined;
  /** For a text that is written from right to left. */
  readonly dir?: 'rtl' | undefined;
  readonly placeholder?: string | undefined;
  /** Whether the label is a plural. */
  readonly isMany?: boolean | undefined;
  /** The value stands for a number with more digits, which a sign in front of it says. */
  readonly isRounded?: boolean | undefined;
  /** With it the value can be downloaded. */
  readonly fileName?: string | undefined;
  /** What the file holds where that is not what is copied. */
  readonly fileContent?: WholeText | undefined;
  /** The confirmation of a copy; `Copied!` if left out. */
  readonly copiedText?: string | undefined;
  /** Stand before `Copy`. */
  readonly actions?: ReactNode;
  /** While it is empty it offers to show what the tool does. */
  readonly onTrySample?: (() => void) | undefined;
}

/** A text box of half a million characters takes a fifth of a second to fill, one of five million three seconds (Chromium 156). */
const MAX_SHOWN = 500_000;
/** There is no more to be seen of one line than its beginning. */
const MAX_SHOWN_ON_LINE = 100_000;

/** A result as a text that can be read, selected, copied and downloaded. */
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
