import { useEffect, useState } from 'react';

/**
 * The result of a loading function, such as a dynamic import; `undefined` until it is loaded, in prerendered pages, and without `load`. A
 * new function loads again.
 */
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
        // Rethrown for the tool's error boundary, like every chunk that cannot be loaded.
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
