/** The layout of the cards. `direction` is the CSS property. */
interface CardGrid {
  readonly count: number;
  readonly columns: number;
  readonly direction: string;
}

/** The new index of the card at `index` after an arrow key, Home, or End; `undefined` for other keys. */
export function keyTarget(key: string, index: number, { count, columns, direction }: CardGrid): number | undefined {
  const toRight = direction === 'rtl' ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - toRight,
    ArrowRight: index + toRight,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}
