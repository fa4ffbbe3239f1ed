const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size for people to read: `734 B`, `1.2 kB`, `35 MB`; a kilobyte has 1000 bytes. */
export function formatBytes(sizeBytes: number): string {
  let power = 0;
  let amount = sizeBytes;
  // 999.5 would be written 1000
  while (amount >= 999.5 && power < units.length - 1) {
    amount /= 1000;
    power += 1;
  }
  return `${power === 0 || amount >= 99.95 ? Math.round(amount) : Number(amount.toFixed(1))} ${units[power]}`;
}
