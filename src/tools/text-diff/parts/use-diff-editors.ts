import { useEffect, useState } from 'react';
import type { DiffEditors, ShownDiff } from '#ui/diff-editors.ts';

/** Loads the two editors once the first of them is there or there is something to show. */
function createLoader() {
  let loading: Promise<DiffEditors> | undefined;
  const load = (): Promise<DiffEditors> => {
    loading ??= import('#ui/diff-editors.ts').then((loaded) => new loaded.DiffEditors());
    return loading;
  };
  return {
    load,
    original: async () => (await load()).extension('a'),
    changed: async () => (await load()).extension('b'),
  };
}

/** What makes two code fields show how their texts differ, and goes from change to change. While `isOutdated` the marks stay as they are. */
export function useDiffEditors(shown: ShownDiff | undefined, isOutdated: boolean) {
  const [{ load, original, changed }] = useState(createLoader);
  useEffect(() => {
    if (isOutdated) return;
    let isWanted = true;
    void load().then((editors) => isWanted && editors.show(shown));
    return () => {
      isWanted = false;
    };
  }, [load, shown, isOutdated]);
  return { original, changed, go: (step: 1 | -1) => void load().then((editors) => editors.go(step)) };
}
