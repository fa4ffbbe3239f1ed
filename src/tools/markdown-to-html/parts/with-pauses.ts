const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Returns the same items with pauses in which the page can draw and respond. Stops as soon as the items are outdated. */
export async function* withPauses<Item>(items: Iterable<Item>, isOutdated: () => boolean): AsyncGenerator<Item> {
  let isFirst = true;
  for (const item of items) {
    if (!isFirst) await nextTask();
    isFirst = false;
    if (isOutdated()) return;
    yield item;
  }
}
