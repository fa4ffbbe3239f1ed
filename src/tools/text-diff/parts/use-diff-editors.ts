import { useEffect, useMemo, useState } from 'react';
import type { DiffEditors } from './diff-editors.ts';
import type { DiffTool } from './diff-tool.ts';

/** Loads the editor extensions once. */
function createLoader() {
  let loading: Promise<DiffEditors | undefined> | undefined;
  const load = (): Promise<DiffEditors | undefined> => {
    loading ??= import('./diff-editors.ts').then(
      (loaded) => new loaded.DiffEditors(),
      (error: unknown) => {
        // Loading can fail offline or after a new release. The fields and the patch work without it.
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

/** Displays the differences in two code fields and navigates between changes. The marks remain until a newer comparison is available. */
export function useDiffEditors({ t, values, show, job }: DiffTool) {
  const [{ load, original, changed }] = useState(createLoader);
  const { original: textA, changed: textB, view: layout, hideUnchanged: hidesUnchanged } = values;
  const hasText = textA !== '' || textB !== '';
  const { value: chunks } = show('chunks');
  const { isLatest } = job('compare');
  const shown = useMemo(
    () => chunks && { textA, textB, chunks, layout, hidesUnchanged, hiddenLabel: (count: number) => t('view.hiddenLines', { count }) },
    [chunks, textA, textB, layout, hidesUnchanged, t],
  );
  useEffect(() => {
    if (!isLatest || !hasText) return;
    let isWanted = true;
    void load().then((editors) => isWanted && editors?.show(shown));
    return () => {
      isWanted = false;
    };
  }, [load, shown, isLatest, hasText]);
  const go = (step: 1 | -1) => void load().then((editors) => editors?.go(step));
  // An empty field also has an editor if the other field has a text, so that it can display the missing lines.
  const extensions = hasText ? { original, changed } : { original: undefined, changed: undefined };
  return { ...extensions, go, hasChanges: chunks !== undefined && chunks.length > 0 };
}
