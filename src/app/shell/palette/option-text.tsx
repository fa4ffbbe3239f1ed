import type { MouseEvent } from 'react';
import { Icon } from '#ui/image/icon.tsx';
import { shortcut } from '../keys/shown-keys.ts';
import { useLanguage } from '../language/use-language.ts';
import type { FoundAnswer, PaletteEntry } from './entry.ts';
import { matchedParts } from './matched-parts.ts';

export interface OptionTextProps {
  readonly entry: PaletteEntry;
  /** The current search text, which is marked in names. */
  readonly query: string;
  /** Words of the query that are not marked. */
  readonly stops: ReadonlySet<string>;
  /** Whether the entry's answer has just been copied. */
  readonly isCopied: boolean;
  readonly onCopy: () => void;
}

export function OptionText({ entry, query, stops, isCopied, onCopy }: OptionTextProps) {
  if (entry.found) return <AnswerText {...{ entry, isCopied, onCopy }} found={entry.found} />;
  return (
    <>
      <Icon name={entry.icon} />
      <b>{matchedParts(entry.name, query, stops).map(({ text, isMatch, at }) => (isMatch ? <mark key={at}>{text}</mark> : text))}</b>
      <span>{entry.description}</span>
      {entry.keys !== undefined && <kbd aria-hidden="true">{shortcut(entry.keys)}</kbd>}
    </>
  );
}

interface AnswerTextProps extends Pick<OptionTextProps, 'entry' | 'isCopied' | 'onCopy'> {
  readonly found: FoundAnswer;
}

/**
 * The detected type and the answer, then the names of the tool and of the surrounding layers. The copy icon is only for pointers. Keyboards
 * and screen readers use the button below the list.
 */
function AnswerText({ entry, found, isCopied, onCopy }: AnswerTextProps) {
  const { t } = useLanguage();
  const copy = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onCopy();
  };
  return (
    <>
      <Icon name={entry.icon} />
      <span className="answer">
        <b data-reading="">{found.reading}</b>{' '}
        {found.answer !== undefined && (
          <bdi data-answer="" data-suggestion={found.isSuggestion ? '' : undefined}>
            {isCopied ? t('palette.copied') : found.answer}
          </bdi>
        )}{' '}
        <small>
          {entry.name}
          {found.chain !== '' && ` · ${found.chain}`}
        </small>
      </span>
      {found.copy !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for pointers only, see above
        <span className="copy-icon" aria-hidden="true" onClick={copy}>
          <Icon name="copy" />
        </span>
      )}
    </>
  );
}
