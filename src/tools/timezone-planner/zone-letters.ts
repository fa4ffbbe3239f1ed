/** The time zone of an abbreviation, and the season in which the abbreviation applies. */
export interface ZoneLetters {
  readonly zone: string;
  /** `undefined` if the abbreviation applies all year. */
  readonly season?: 'standard' | 'summer';
  /** The abbreviation for the other season. */
  readonly other?: string;
}

const pair = (zone: string, standard: string, summer: string): [string, ZoneLetters][] => [
  [standard, { zone, season: 'standard', other: summer }],
  [summer, { zone, season: 'summer', other: standard }],
];
const always = (zone: string, ...letters: readonly string[]): [string, ZoneLetters][] => letters.map((each) => [each, { zone }]);

/** Common time zone abbreviations, each with its most common meaning. */
export const zoneLetters: ReadonlyMap<string, ZoneLetters> = new Map([
  ...always('America/Los_Angeles', 'PT'),
  ...pair('America/Los_Angeles', 'PST', 'PDT'),
  ...always('America/Denver', 'MT'),
  ...pair('America/Denver', 'MST', 'MDT'),
  ...always('America/Chicago', 'CT'),
  ['CDT', { zone: 'America/Chicago', season: 'summer', other: 'CST' }],
  ...always('America/New_York', 'ET'),
  ...pair('America/New_York', 'EST', 'EDT'),
  ...always('America/Anchorage', 'AKT'),
  ...always('Pacific/Honolulu', 'HST'),
  ['WET', { zone: 'Europe/Lisbon', season: 'standard', other: 'WEST' }],
  ...pair('Europe/Paris', 'CET', 'CEST'),
  ...pair('Europe/Berlin', 'MEZ', 'MESZ'),
  ...pair('Europe/Athens', 'EET', 'EEST'),
  ...always('Europe/Istanbul', 'TRT'),
  ...always('Europe/Moscow', 'MSK'),
  ...always('Asia/Tokyo', 'JST'),
  ...always('Asia/Seoul', 'KST'),
  ...always('Asia/Singapore', 'SGT'),
  ...always('Asia/Hong_Kong', 'HKT'),
  ...always('Asia/Karachi', 'PKT'),
  ...always('Asia/Jakarta', 'WIB'),
  ...always('Asia/Makassar', 'WITA'),
  ...always('Asia/Bangkok', 'ICT'),
  ...always('Asia/Manila', 'PHT'),
  ...always('Asia/Kuala_Lumpur', 'MYT'),
  ...always('Asia/Kathmandu', 'NPT'),
  ...always('Asia/Dubai', 'GST'),
  ...always('America/Sao_Paulo', 'BRT'),
  ...always('America/Argentina/Buenos_Aires', 'ART'),
  ...always('America/Bogota', 'COT'),
  ...always('America/Lima', 'PET'),
  ...pair('America/Santiago', 'CLT', 'CLST'),
  ...always('Africa/Maputo', 'CAT'),
  ...always('Africa/Nairobi', 'EAT'),
  ...always('Africa/Lagos', 'WAT'),
  ...always('Africa/Johannesburg', 'SAST'),
  ...pair('Australia/Sydney', 'AEST', 'AEDT'),
  ...pair('Australia/Adelaide', 'ACST', 'ACDT'),
  ...always('Australia/Perth', 'AWST'),
  ...always('Pacific/Auckland', 'NZT'),
  ...pair('Pacific/Auckland', 'NZST', 'NZDT'),
]);

/** Abbreviations with several equally common meanings. */
export const ambiguousLetters: ReadonlyMap<string, readonly string[]> = new Map([
  ['IST', ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem']],
  ['BST', ['Europe/London', 'Asia/Dhaka', 'Pacific/Bougainville']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['AST', ['America/Halifax', 'Asia/Riyadh']],
]);
