/** Whether a time is within 30 years before and 20 years after now, like most times that people look up. */
export function isNearNow(milliseconds: number, now: Date): boolean {
  const [earliest, latest] = [-30, 20].map((years) => new Date(now).setUTCFullYear(now.getUTCFullYear() + years));
  return milliseconds >= (earliest ?? 0) && milliseconds <= (latest ?? 0);
}
