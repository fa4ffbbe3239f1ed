/** In display order. */
export const orders = [
  'asIs',
  'ascending',
  'descending',
  'naturalAscending',
  'naturalDescending',
  'numbersAscending',
  'numbersDescending',
  'shortest',
  'longest',
  'reversed',
  'shuffled',
] as const;

export type Order = (typeof orders)[number];
