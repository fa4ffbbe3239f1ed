import { type ReactNode, useId, useRef, useState } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { FoldedValue } from './folded-value.tsx';
import { RevealToggle } from '../button/reveal-toggle.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';
import { useWords } from '../words/words.ts';

export interface Row {
  /** The row header. Unique in its table. */
  readonly label: string;
  /** What is shown and copied; empty while there is none. */
  readonly value: string;
  /** Stands instead of the value, such as a link or a swatch before it; its text should be the value. */
  readonly display?: ReactNode;
  /** Hidden until `Reveal <label>`. */
  readonly isSecret?: boolean | undefined;
  /** In the proportional font: for words, not data. */
  readonly isProse?: boolean | undefined;
  /** What it says is good or bad, which its color shows, too. */
  readonly verdict?: keyof typeof verdicts | undefined;
  /** Stands on the page only while it has a value. */
  readonly isOptional?: boolean | undefined;
  /** Without a copy button. */
  readonly isNote?: boolean | undefined;
  /** Changes by itself, as a clock does, and is not announced. */
  readonly isTicking?: boolean | undefined;
  /** Stands for a number with more digits, which a sign in front of it says. */
  readonly isRounded?: boolean | undefined;
  /** Of a verdict: stands in soft ink while there is none. */
  readonly placeholder?: string | undefined;
  /** Stands behind the copy button. */
  readonly action?: ReactNode;
  /** What to know of the value, in one sentence under it. */
  readonly hint?: string | undefined;
}

const verdicts = { good: 'font-semibold text-accent-ink', bad: 'font-semibold text-danger' } as const;

const MASK = '••••••••';
/** In UTF-16 code units. No more of a value is drawn: of 10 MB a browser makes lines for seconds (Chromium 156). */
const MAX_DRAWN = 100_000;

/** A press on the row means its value, unless it means what is pressed or selects a part. */
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
    // For the pointer alone: who has a keyboard has the button.
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
