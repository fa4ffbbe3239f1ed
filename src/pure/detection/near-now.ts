/** Most times that people bring are from 30 years before now to 20 years after. */
export function isNearNow(milliseconds: number, now: Date): boolean {
  const [earliest, latest] = [-30, 20].map((years) => new Date(now).setUTCFullYear(now.getUTCFullYear() + years));
  return milliseconds >= (earliest ?? 0) && milliseconds <= (latest ?? 0);
}
