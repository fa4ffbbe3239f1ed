const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats a size for people: `734 B`, `1.2 kB`, `35 MB`. A kilobyte has 1000 bytes. */
export function formatBytes(sizeBytes: number): string {
  let power = 0;
  let amount = sizeBytes;
  // 999.5 would round to 1000
  while (amount >= 999.5 && power < units.length - 1) {
    amount /= 1000;
    power += 1;
  }
  return `${power === 0 || amount >= 99.95 ? Math.round(amount) : Number(amount.toFixed(1))} ${units[power]}`;
}
