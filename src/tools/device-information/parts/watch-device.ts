import { type Battery, newerNavigator } from './newer-navigator.ts';

const MEDIA = [
  '(color-gamut: rec2020)',
  '(color-gamut: p3)',
  '(dynamic-range: high)',
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-contrast: more)',
  '(prefers-contrast: less)',
  '(prefers-contrast: custom)',
  '(forced-colors: active)',
  '(pointer: fine)',
  '(pointer: coarse)',
  '(hover: hover)',
  '(orientation: landscape)',
];

/** Calls back whenever something may have changed that a page can be told of, until the returned function is called. */
export function watchDevice(onChange: () => void): () => void {
  const controller = new AbortController();
  const watch = (find: () => object | undefined, ...events: readonly string[]): void => {
    for (const event of events) targetOf(find)?.addEventListener(event, onChange, { signal: controller.signal });
  };
  watch(() => window, 'resize', 'languagechange', 'online', 'offline', 'focus');
  watch(() => document, 'visibilitychange'); // the time zone, say, has no event: whoever changes it comes back to the page
  watch(() => screen, 'change');
  watch(() => screen.orientation, 'change');
  watch(() => newerNavigator().connection, 'change');
  for (const query of MEDIA) watch(() => matchMedia(query), 'change');
  watchPixelRatio(onChange, controller.signal);
  return () => controller.abort();
}

function targetOf(find: () => object | undefined): EventTarget | undefined {
  try {
    const found = find();
    return found instanceof EventTarget ? found : undefined; // a Screen is one in Chromium alone
  } catch {
    return undefined; // a guarded browser: the fact is not available either
  }
}

export function watchBattery(battery: Battery, onChange: () => void): () => void {
  const events = ['levelchange', 'chargingchange'];
  for (const event of events) battery.addEventListener(event, onChange);
  return () => {
    for (const event of events) battery.removeEventListener(event, onChange);
  };
}

/** A window that is moved to another screen need not change its size. A query is about one ratio, so that each change needs another one. */
function watchPixelRatio(onChange: () => void, signal: AbortSignal): void {
  const next = (): void => {
    onChange();
    watchPixelRatio(onChange, signal);
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', next, { once: true, signal });
}
