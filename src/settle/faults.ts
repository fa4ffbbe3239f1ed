import { type SiteSettingKey, siteSettings } from '#core/settings.ts';

/** A value that was said, and where. */
export interface Said {
  readonly value: unknown;
  readonly source: string;
}

/** Faults by the setting that they are about. */
export class Faults {
  readonly #found: { readonly place: number; readonly fault: string }[] = [];

  add(key: SiteSettingKey | (string & {}), fault: string): void {
    const place = Object.keys(siteSettings).indexOf(key);
    this.#found.push({ place: place < 0 ? Number.POSITIVE_INFINITY : place, fault });
  }

  get inOrder(): readonly string[] {
    return this.#found.toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place)).map(({ fault }) => fault);
  }
}
