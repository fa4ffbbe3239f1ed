/** Calls `listener` after each navigation to another page, until the signal aborts. */
export function onVisit(listener: () => void, signal?: AbortSignal): void {
  let { pathname } = location;
  const stop = window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || pathname === location.pathname) return;
    ({ pathname } = location);
    listener();
  });
  signal?.addEventListener('abort', () => stop?.());
}
