/** The first of the values that matches a media feature; `undefined` if the browser does not support the feature. */
export const mediaValue = (feature: string, values: readonly string[]): string | undefined =>
  values.find((value) => matchMedia(`(${feature}: ${value})`).matches);

/** Whether a media feature with two values has the first one. */
export function mediaFlag(feature: string, yes: string, no: string): boolean | undefined {
  const value = mediaValue(feature, [yes, no]);
  return value === undefined ? undefined : value === yes;
}
