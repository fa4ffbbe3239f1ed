import { useEffect, useRef } from 'react';

/** Holds an Enter that is pressed before the list is ready, and dispatches it again afterwards. */
export function useHeldEnter(input: HTMLInputElement | null, isReady: boolean): void {
  const held = useRef<KeyboardEvent>(undefined);
  useEffect(() => {
    if (isReady) {
      const { current } = held;
      held.current = undefined;
      if (current) input?.dispatchEvent(new KeyboardEvent('keydown', current));
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.isComposing) held.current = event;
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [input, isReady]);
}
