import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldRow } from './field-row.tsx';

export interface WithOptionsProps {
  /** Fields in one bar: above the rest, and on a narrow screen behind what they are about. */
  readonly options?: ReactNode;
  /** What they are about: the first of the children, or all of them. */
  readonly optionsAreAbout?: 'first' | 'all' | undefined;
  readonly children: ReactNode;
}

// Until the page has its order, the style sheet sees to what is seen: options that are still the first child go behind the first input, or behind all.
const about = {
  first: '@max-columns:[&>[data-options]:first-child+*~*]:order-2',
  all: '',
} as const;

const areSeenFirst = (box: Element): boolean => getComputedStyle(box).getPropertyValue('--options') === 'first';

/** Whether what is moved to make the options the first, or not, has the focus, which it would lose. */
function isHeld(box: Element, areFirst: boolean): boolean {
  const { activeElement } = document;
  const isInOptions = activeElement?.closest('[data-options]')?.parentElement === box;
  return areFirst ? box.contains(activeElement) && !isInOptions : isInOptions;
}

/** Parts with their options, below each other if no class says otherwise; the options stand in the page where they are seen, for who goes by keyboard. */
export function WithOptions({
  options,
  optionsAreAbout = 'first',
  className = 'grid grid-cols-1 gap-4 *:min-w-0',
  children,
}: WithOptionsProps & { readonly className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [areFirst, setFirst] = useState(true);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (!isHeld(element, areSeenFirst(element))) setFirst(areSeenFirst(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFirst(areSeenFirst(currentTarget));
  };

  const parts = Children.toArray(children);
  if (options === undefined) return <div className={className}>{parts}</div>;
  const bar = (
    <div key="options" data-options className="col-span-full min-w-0 @max-columns:first:order-1 @columns:order-first">
      <FieldRow>{options}</FieldRow>
    </div>
  );
  const place = areFirst ? 0 : optionsAreAbout === 'first' ? 1 : parts.length;
  return (
    <div ref={box} onBlur={leave} className={`[--options:after] @columns:[--options:first] ${about[optionsAreAbout]} ${className}`}>
      {parts.toSpliced(place, 0, bar)}
    </div>
  );
}
