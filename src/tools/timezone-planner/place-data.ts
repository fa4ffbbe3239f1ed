/** What scripts/data makes of the zones of the world. */
export interface PlaceData {
  /** The name of the zone today, the code of its country, cities in it, and all names that have had its clocks. */
  readonly zones: readonly (readonly [name: string, country: string, cities: readonly string[], names: readonly string[]])[];
  /** Zones by what Windows calls them. */
  readonly windows: Readonly<Record<string, string>>;
}

const decoded = new WeakMap<Uint8Array, PlaceData>();

/** The same bytes are read once. */
export function decodePlaceData(bytes: Uint8Array): PlaceData {
  const data = decoded.get(bytes) ?? (JSON.parse(new TextDecoder().decode(bytes)) as PlaceData); // the build wrote it
  decoded.set(bytes, data);
  return data;
}
