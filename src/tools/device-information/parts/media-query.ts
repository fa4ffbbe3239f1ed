/** The first of the values that a media feature has now; `undefined` where the browser does not know the feature. */
export const mediaValue = (feature: string, values: readonly string[]): string | undefined =>
  values.find((value) => matchMedia(`(${feature}: ${value})`).matches);

/** Whether a media feature of two values has the first of them. */
export function mediaFlag(feature: string, yes: string, no: string): boolean | undefined {
  const value = mediaValue(feature, [yes, no]);
  return value === undefined ? undefined : value === yes;
}
