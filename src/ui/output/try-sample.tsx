import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

interface TrySampleProps {
  readonly onTry: () => void;
  /** Over an output of one line it stands at the end of it, else below the first line. */
  readonly isMultiline: boolean;
}

/** Over an output in which nothing stands yet: shows what the tool does with the sample. */
export function TrySample({ onTry, isMultiline }: TrySampleProps) {
  const words = useWords();
  const place = isMultiline ? 'start-0 top-8' : 'inset-y-0 end-1 my-auto';
  return (
    <Button variant="text" tone="primary" size="small" className={`absolute ${place}`} onClick={onTry}>
      {words.trySample}
    </Button>
  );
}
