/** What a reload would disturb. */
export interface Work {
  /** Something was typed; a reload keeps it. */
  readonly isTyped: boolean;
  /** Something would be lost: a secret is filled in. */
  readonly isAtRisk: boolean;
}

const reports = new Set<() => Work>();

/** Who holds what the visitor typed reports it here. */
export function reportWork(report: () => Work): void {
  reports.add(report);
}

export const currentWork = (): Work => {
  const all = [...reports].map((report) => report());
  return { isTyped: all.some(({ isTyped }) => isTyped), isAtRisk: all.some(({ isAtRisk }) => isAtRisk) };
};

/** A page reloads by itself only where nobody is disturbed and nothing is lost. */
export const mayReload = ({ isTyped, isAtRisk }: Work, isHidden: boolean, isHeld: boolean): boolean =>
  !isHeld && !isAtRisk && (!isTyped || isHidden);
