import { type ReactNode, useId, useRef, useState } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { FoldedValue } from './folded-value.tsx';
import { RevealToggle } from '../button/reveal-toggle.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';
import { useWords } from '../words/words.ts';

export interface Row {
  /** The row header, unique in its table. */
  readonly label: string;
  /** The displayed and copied text. Empty if there is no value. */
  readonly value: string;
  /** Displayed instead of the value, for example a link, or the value with a swatch. Its text should equal the value. */
  readonly display?: ReactNode;
  /** Masked until `Reveal <label>`. */
  readonly isSecret?: boolean | undefined;
  /** Uses the proportional font, for words rather than data. */
  readonly isProse?: boolean | undefined;
  /** Marks the value as good or bad by its color. */
  readonly verdict?: keyof typeof verdicts | undefined;
  /** Hides the row while it has no value. */
  readonly isOptional?: boolean | undefined;
  /** Omits the copy button. */
  readonly isNote?: boolean | undefined;
  /** Changes on its own, like a clock, and is not announced. */
  readonly isTicking?: boolean | undefined;
  /** The value is rounded and displayed after a ≈ sign. */
  readonly isRounded?: boolean | undefined;
  /** Verdict only: a subtle text displayed while there is no value. */
  readonly placeholder?: string | undefined;
  /** Displayed after the copy button. */
  readonly action?: ReactNode;
  /** One sentence about the value, displayed below it. */
  readonly hint?: string | undefined;
}

const verdicts = { good: 'font-semibold text-accent-ink', bad: 'font-semibold text-danger' } as const;

const MASK = '••••••••';
/** The maximum length that is drawn, in UTF-16 code units. A browser lays out 10 MB for seconds (Chromium 156). */
const MAX_DRAWN = 100_000;

/** Whether a press targets the row's value rather than a control in it or a text selection. */
const meansRow = (target: EventTarget): boolean =>
  !(target instanceof Element && target.closest('a, button, input, summary')) && getSelection()?.isCollapsed !== false;

export function ResultRow({
  label,
  value,
  display,
  isSecret = false,
  isProse = false,
  isNote = false,
  isTicking = false,
  isRounded = false,
  verdict,
  action,
  hint,
  prefix,
}: Row & { readonly prefix?: string | undefined }) {
  const id = useId();
  const words = useWords();
  const copyButton = useRef<HTMLButtonElement>(null);
  const [isRevealed, setRevealed] = useState(false);
  useResultAnnouncement(label, isTicking ? '' : value, isSecret);
  const isHidden = isSecret && !isRevealed && value !== '';
  const name = prefix === undefined ? label : `${prefix} ${label}`;
  const isDrawnInPart = value.length > MAX_DRAWN && !isHidden;
  const drawn = isDrawnInPart ? `${value.slice(0, MAX_DRAWN)}…` : value;
  const remark = isDrawnInPart ? words.shownInPart : hint;
  const isCopied = !isNote && value !== '';
  const look = `py-1 wrap-anywhere whitespace-pre-wrap ${isProse ? '' : 'font-mono text-sm'}`;

  return (
    // Pointer only: keyboard users have the button.
    <tr
      className={`border-b last:border-b-0 @max-rows:block @max-rows:py-1 ${isCopied ? 'cursor-copy hover:bg-sunken' : ''}`}
      onClick={({ target }) => isCopied && meansRow(target) && copyButton.current?.click()}
    >
      <th
        scope="row"
        className="w-[1%] min-w-44 max-w-48 py-1.5 pe-4 text-start align-top text-sm font-medium text-ink-soft wrap-break-word @max-rows:block @max-rows:w-auto @max-rows:min-w-0 @max-rows:max-w-none @max-rows:pb-0"
      >
        {label}
      </th>
      <td className="py-0.5 align-top @max-rows:block">
        <div className="flex min-h-7 items-start gap-1 pointer-coarse:gap-2 pointer-coarse:py-0.5">
          {isRounded && value !== '' && <span className={look}>≈</span>}
          <FoldedValue id={id} className={look} value={isHidden ? MASK : drawn}>
            {isHidden ? MASK : verdict ? <span className={verdicts[verdict]}>{drawn}</span> : isDrawnInPart ? drawn : (display ?? drawn)}
          </FoldedValue>
          {isSecret && value !== '' && <RevealToggle label={name} isRevealed={isRevealed} onChange={setRevealed} />}
          {!isNote && (
            <span className={value === '' ? 'invisible' : ''}>
              <CopyButton ref={copyButton} label={name} value={value} sourceId={id} isIconOnly isDisabled={value === ''} />
            </span>
          )}
          {action}
        </div>
        {value && remark && <p className="text-xs text-ink-soft">{remark}</p>}
      </td>
    </tr>
  );
}
