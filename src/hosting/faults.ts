import { type SiteSettingKey, siteSettings } from '#core/settings.ts';

/** Errors, ordered by the setting they are about. Errors without a setting come last. */
export class Faults {
  readonly #found: { readonly place: number; readonly fault: string }[] = [];

  /** `key` is the key of a setting, or of something inside it. */
  add(key: SiteSettingKey | (string & {}), fault: string): void {
    const place = Object.keys(siteSettings).findIndex((each) => each === key || key.startsWith(`${each}.`) || key.startsWith(`${each}[`));
    this.#found.push({ place: place < 0 ? Number.POSITIVE_INFINITY : place, fault });
  }

  get inOrder(): readonly string[] {
    return this.#found.toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place)).map(({ fault }) => fault);
  }
}
