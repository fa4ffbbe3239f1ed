import type { RowSource } from '#core/outputs.ts';

/** The five classes of RFC 9110, section 15, by their first digit. */
export const statusClasses = [1, 2, 3, 4, 5] as const;

/** Groups the codes by class in their order, without empty classes. */
export function byClass<Row extends { readonly code: string }>(codes: RowSource<Row>) {
  const rows = Array.from({ length: codes.length }, (_, index) => codes.at(index)).filter((row) => row !== undefined);
  return statusClasses
    .map((statusClass) => ({ statusClass, rows: rows.filter(({ code }) => code.startsWith(String(statusClass))) }))
    .filter((group) => group.rows.length > 0);
}
