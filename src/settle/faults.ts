import { type SiteSettingKey, siteSettings } from '#core/settings.ts';

/** Faults by the setting that they are about: those that are about none stand at the end. */
export class Faults {
  readonly #found: { readonly place: number; readonly fault: string }[] = [];

  /** `key` is that of a setting, or of what is inside of it. */
  add(key: SiteSettingKey | (string & {}), fault: string): void {
    const place = Object.keys(siteSettings).findIndex((each) => each === key || key.startsWith(`${each}.`) || key.startsWith(`${each}[`));
    this.#found.push({ place: place < 0 ? Number.POSITIVE_INFINITY : place, fault });
  }

  get inOrder(): readonly string[] {
    return this.#found.toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place)).map(({ fault }) => fault);
  }
}
