import { Button } from '#ui/button/button.tsx';
import { commandKey } from '../keys/is-apple.ts';
import { useLanguage } from '../language/use-language.ts';

interface AnswerBarProps {
  /** Copies the active answer; `undefined` if it has no text to copy. */
  readonly onCopy: (() => void) | undefined;
  /** The text that could not be copied. */
  readonly refused: string | undefined;
  readonly onOpen: () => void;
}

const select = (field: HTMLInputElement | null): void => field?.select();

/** Buttons for the actions that the keyboard offers on the active answer. */
export function AnswerBar({ onCopy, refused, onOpen }: AnswerBarProps) {
  const { t } = useLanguage();
  const key = commandKey();
  return (
    <div className="answer-bar">
      <Button size="small" onClick={onOpen}>
        {t('palette.open')}
      </Button>
      {onCopy && (
        <Button size="small" onClick={onCopy}>
          {t('palette.copyAnswer')}
        </Button>
      )}
      {refused === undefined ? (
        <small aria-hidden="true">{t('palette.answerKeys', { key })}</small>
      ) : (
        <label>
          {t('palette.pressToCopy', { key })} <input ref={select} type="text" readOnly value={refused} />
        </label>
      )}
    </div>
  );
}
