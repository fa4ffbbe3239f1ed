import { Children, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldRow } from './field-row.tsx';

export interface WithOptionsProps {
  /** Option fields in one bar: above everything else, or, on a narrow screen, after the content that they affect. */
  readonly options?: ReactNode;
  /** The content that the options affect: the first child or all children. */
  readonly optionsAreAbout?: 'first' | 'all' | undefined;
  readonly children: ReactNode;
}

// Until the DOM is reordered, the style sheet determines the visual order: options that are still the first child appear after the first
// input, or after everything.
const about = {
  first: '@max-columns:[&>[data-options]:first-child+*~*]:order-2',
  all: '',
} as const;

const areSeenFirst = (box: Element): boolean => getComputedStyle(box).getPropertyValue('--options') === 'first';

/** Whether the elements to be moved have the focus, which they would lose. */
function isHeld(box: Element, areFirst: boolean): boolean {
  const { activeElement } = document;
  const isInOptions = activeElement?.closest('[data-options]')?.parentElement === box;
  return areFirst ? box.contains(activeElement) && !isInOptions : isInOptions;
}

/**
 * Parts with their options, one below another unless a class overrides it. The options have the same position in the DOM as on the screen,
 * for keyboard users.
 */
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
