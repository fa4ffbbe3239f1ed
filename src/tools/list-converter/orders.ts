/** In the order of the page. */
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
