import { ControlButton } from './control-button.tsx';
import { useWords } from '../words/words.ts';

export interface RevealToggleProps {
  /** The name of the hidden value. */
  readonly label: string;
  readonly isRevealed: boolean;
  readonly onChange: (isRevealed: boolean) => void;
  /** The button's accessible name while the value is hidden. Defaults to `Reveal <label>`. */
  readonly revealName?: string | undefined;
}

/** A button that reveals a hidden value and hides it again. */
export function RevealToggle({ label, isRevealed, onChange, revealName }: RevealToggleProps) {
  const words = useWords();
  return isRevealed ? (
    <ControlButton icon="eye-off" aria-label={words.hide(label)} onClick={() => onChange(false)} />
  ) : (
    <ControlButton icon="eye" aria-label={revealName ?? words.reveal(label)} onClick={() => onChange(true)} />
  );
}
