import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

interface TrySampleProps {
  readonly onTry: () => void;
  /** The sentence in the empty output that the button is placed below. Without it, the button is at the end of a one-line output. */
  readonly below?: string | undefined;
}

/** A button over an empty output that runs the tool with its sample. */
export function TrySample({ onTry, below }: TrySampleProps) {
  const words = useWords();
  const isBelow = below !== undefined;
  const button = (
    <Button variant="text" tone="primary" size="small" className={isBelow ? '' : 'absolute inset-y-0 end-1 my-auto'} onClick={onTry}>
      {words.trySample}
    </Button>
  );
  return isBelow ? (
    <div className="absolute top-1.75 text-sm">
      <span aria-hidden="true" className="invisible block ps-2.5 pe-9 font-mono">
        {below}
      </span>
      {button}
    </div>
  ) : (
    button
  );
}
