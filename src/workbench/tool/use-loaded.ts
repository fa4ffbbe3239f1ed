import { useEffect, useState } from 'react';

/** What a function loads, a chunk say: `undefined` until it is there, and in the prerendered page. Another `load` loads anew, none nothing. */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Value; readonly by: () => Promise<Value> }>();
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    const start = async (): Promise<void> => {
      try {
        const value = await load();
        if (isWanted) setLoaded({ value, by: load });
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
  return loaded && loaded.by === load ? loaded.value : undefined;
}
