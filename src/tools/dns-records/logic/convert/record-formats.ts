/** The output formats for records. */
export const recordFormats = ['zoneFile', 'fullNames', 'csv', 'json', 'route53', 'nsupdate'] as const;

export type RecordFormat = (typeof recordFormats)[number];
