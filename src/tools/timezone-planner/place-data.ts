/** The time zone data created by scripts/data. */
export interface PlaceData {
  /** The current name of the zone, its country code, its cities, and the zone names that @vvo/tzdb groups with it. */
  readonly zones: readonly (readonly [name: string, country: string, cities: readonly string[], names: readonly string[]])[];
  /** Zones by their Windows names. */
  readonly windows: Readonly<Record<string, string>>;
}

const decoded = new WeakMap<Uint8Array, PlaceData>();

/** Decodes the data, and caches the result for the same bytes. */
export function decodePlaceData(bytes: Uint8Array): PlaceData {
  const data = decoded.get(bytes) ?? (JSON.parse(new TextDecoder().decode(bytes)) as PlaceData); // written by the build
  decoded.set(bytes, data);
  return data;
}
