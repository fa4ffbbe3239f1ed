import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

/** In UTF-16 code units. A shorter value has at most seven lines, even in a narrow row. */
const FEW = 120;
/** In UTF-16 code units. A longer value scrolls when unfolded, so that the rows below remain within reach. */
const MANY = 5000;

interface FoldedValueProps {
  readonly id: string;
  readonly className: string;
  /** The visible text, regardless of the elements that display it. */
  readonly value: string;
  readonly children: ReactNode;
}

/** The value of a row. A value of more than seven lines fades out until the visitor unfolds it. */
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
        {...(!isFolded && value.length > MANY && { tabIndex: 0 })} // scrollable content must be keyboard accessible (WCAG 2.1.1)
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
