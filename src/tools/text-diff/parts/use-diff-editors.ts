import { useEffect, useMemo, useState } from 'react';
import type { DiffEditors } from './diff-editors.ts';
import type { DiffTool } from './diff-tool.ts';

/** Loads what marks the editors, once. */
function createLoader() {
  let loading: Promise<DiffEditors | undefined> | undefined;
  const load = (): Promise<DiffEditors | undefined> => {
    loading ??= import('./diff-editors.ts').then(
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

/** What makes two code fields show how their texts differ, and goes from change to change. While nothing newer is known the marks stay as they are. */
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
  // An empty field has an editor, too, where the other has a text: it shows what is missing there.
  const extensions = hasText ? { original, changed } : { original: undefined, changed: undefined };
  return { ...extensions, go, hasChanges: chunks !== undefined && chunks.length > 0 };
}
