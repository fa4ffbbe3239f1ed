import { useEffect, useState } from 'react';
import type { DiffEditors, ShownDiff } from '#ui/diff-editors.ts';

/** Loads what marks the editors, once. */
function createLoader() {
  let loading: Promise<DiffEditors | undefined> | undefined;
  const load = (): Promise<DiffEditors | undefined> => {
    loading ??= import('#ui/diff-editors.ts').then(
      (loaded) => new loaded.DiffEditors(),
      (error: unknown) => {
        // Offline or after a new release it may not be had; the fields and the patch do their work.
        console.warn('The marks of the comparison could not be loaded.', error);
        return undefined;
      },
    );
    return loading;
  };
  return {
    load,
    original: async () => (await load())?.extension('a') ?? [],
    changed: async () => (await load())?.extension('b') ?? [],
  };
}

/** What makes two code fields show how their texts differ, and goes from change to change. While `isOutdated` the marks stay as they are. */
export function useDiffEditors(shown: ShownDiff | undefined, isOutdated: boolean) {
  const [{ load, original, changed }] = useState(createLoader);
  useEffect(() => {
    if (isOutdated) return;
    let isWanted = true;
    void load().then((editors) => isWanted && editors?.show(shown));
    return () => {
      isWanted = false;
    };
  }, [load, shown, isOutdated]);
  return { original, changed, go: (step: 1 | -1) => void load().then((editors) => editors?.go(step)) };
}
