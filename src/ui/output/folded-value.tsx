import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

/** A shorter value has no more than seven lines, however narrow its row is. */
const FEW = 120;
/** One with more characters than this scrolls when it is unfolded, so that the rows below stay within reach. */
const MANY = 5000;

interface FoldedValueProps {
  readonly id: string;
  readonly className: string;
  /** What is seen as text, whatever draws it. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A value of a row. One of more than seven lines fades out, until all of it is asked for. */
export function FoldedValue({ id, className, value, children }: FoldedValueProps) {
  const words = useWords();
  const element = useRef<HTMLSpanElement>(null);
  const [unfolded, setUnfolded] = useState<string>();
  const [isCut, setCut] = useState(false);
  const isFolded = value.length > FEW && unfolded !== value;
  useLayoutEffect(() => {
    const { current } = element;
    setCut(value !== '' && isFolded && current !== null && current.scrollHeight > current.clientHeight + 2);
  }, [value, isFolded]);

  return (
    <span className="grid min-w-0 justify-items-start">
      <span
        ref={element}
        id={id}
        dir="auto"
        data-value
        {...(!isFolded && value.length > MANY && { tabIndex: 0 })} // what scrolls must be reachable without a pointer (WCAG 2.1.1)
        className={`min-w-0 ${className} ${isFolded ? 'max-h-[7.5lh] overflow-hidden' : 'max-h-[60dvh] overflow-y-auto'} ${isCut ? 'mask-b-from-70%' : ''}`}
      >
        {children}
      </span>
      {isCut && (
        <Button variant="text" tone="primary" size="small" className="-ms-2.5" onClick={() => setUnfolded(value)}>
          {words.showAll([...value].length)}
        </Button>
      )}
    </span>
  );
}
