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

/** Calls back whenever an observable fact may have changed, until the returned function is called. */
export function watchDevice(onChange: () => void): () => void {
  const controller = new AbortController();
  const watch = (find: () => object | undefined, ...events: readonly string[]): void => {
    for (const event of events) targetOf(find)?.addEventListener(event, onChange, { signal: controller.signal });
  };
  watch(() => window, 'resize', 'languagechange', 'online', 'offline', 'focus');
  watch(() => document, 'visibilitychange'); // the time zone has no event, but visitors return to the page after a change
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
    return found instanceof EventTarget ? found : undefined; // only Chromium's Screen is an EventTarget
  } catch {
    return undefined; // a privacy-protecting browser, which does not provide the fact either
  }
}

export function watchBattery(battery: Battery, onChange: () => void): () => void {
  const events = ['levelchange', 'chargingchange'];
  for (const event of events) battery.addEventListener(event, onChange);
  return () => {
    for (const event of events) battery.removeEventListener(event, onChange);
  };
}

/**
 * Watches the pixel ratio, because a window moved to another screen need not change its size. A query covers only one ratio, so each change
 * requires a new one.
 */
function watchPixelRatio(onChange: () => void, signal: AbortSignal): void {
  const next = (): void => {
    onChange();
    watchPixelRatio(onChange, signal);
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', next, { once: true, signal });
}
