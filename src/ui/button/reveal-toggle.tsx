import { ControlButton } from './control-button.tsx';
import { useWords } from '../words/words.ts';

export interface RevealToggleProps {
  /** What is hidden. */
  readonly label: string;
  readonly isRevealed: boolean;
  readonly onChange: (isRevealed: boolean) => void;
  /** Its name while the value is hidden; `Reveal <label>` if left out. */
  readonly revealName?: string | undefined;
}

/** Shows a hidden value, and hides it again. */
export function RevealToggle({ label, isRevealed, onChange, revealName }: RevealToggleProps) {
  const words = useWords();
  return isRevealed ? (
    <ControlButton icon="eye-off" aria-label={words.hide(label)} onClick={() => onChange(false)} />
  ) : (
    <ControlButton icon="eye" aria-label={revealName ?? words.reveal(label)} onClick={() => onChange(true)} />
  );
}
