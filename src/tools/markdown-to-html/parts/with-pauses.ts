const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** The same items one after the other; between them the page can draw and answer. No more of them come once they are outdated. */
export async function* withPauses<Item>(items: Iterable<Item>, isOutdated: () => boolean): AsyncGenerator<Item> {
  let isFirst = true;
  for (const item of items) {
    if (!isFirst) await nextTask();
    isFirst = false;
    if (isOutdated()) return;
    yield item;
  }
}
