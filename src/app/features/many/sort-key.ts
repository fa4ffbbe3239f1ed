/** The sort key of a cell. Numbers are compared by value, IP addresses by their bytes, and everything else as text. */
export type SortKey = (text: string) => string | number;

const NUMBER = /^[-+−]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/;
const IPV6 = /^(?=.*:.*:)[\da-f:]+(?:\/\d{1,3})?$/i;

const numberOf: SortKey = (text) => (text === '' ? Number.NEGATIVE_INFINITY : Number(text.replace('−', '-')));

/** Pads all groups of an address, so that the keys sort as text in the order of the addresses. */
const addressOf: SortKey = (text) => {
  const [address = '', prefix = ''] = text.split('/');
  const tail = prefix.padStart(3, '0');
  if (IPV4.test(address))
    return `4 ${address
      .split('.')
      .map((part) => part.padStart(3, '0'))
      .join('.')} ${tail}`;
  if (!IPV6.test(address)) return '';
  const [before = '', after] = address.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => group.padStart(4, '0')),
  );
  const [left, right] = [[...before], [...(after ?? [])]];
  return `6 ${[...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0000'), ...right].join(':')} ${tail}`;
};

/** The sort key for these cells. Empty cells sort first. */
export function sortKeyFor(cells: Iterable<string>): SortKey {
  let [areNumbers, areAddresses] = [true, true];
  for (const cell of cells) {
    if (cell === '') continue;
    areNumbers &&= NUMBER.test(cell);
    areAddresses &&= IPV4.test(cell) || IPV6.test(cell);
    if (!areNumbers && !areAddresses) return (text) => text;
  }
  return areNumbers ? numberOf : addressOf;
}
