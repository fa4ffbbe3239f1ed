import { useEffect, useState } from 'react';

/** What a function loads, a chunk say: `undefined` until it is there, and in the prerendered page. `load` is a constant of the view. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Value }>();
  useEffect(() => {
    let isWanted = true;
    const start = async (): Promise<void> => {
      try {
        const value = await load();
        if (isWanted) setLoaded({ value });
      } catch (error) {
        // Shown by the tool's error boundary, as is every chunk that cannot be had.
        setLoaded(() => {
          throw error;
        });
      }
    };
    void start();
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded?.value;
}
