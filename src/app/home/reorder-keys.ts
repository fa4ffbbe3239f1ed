/** The cards as they are laid out: `direction` is that of CSS. */
interface CardGrid {
  readonly count: number;
  readonly columns: number;
  readonly direction: string;
}

/** Where an arrow key takes the card at `index`; `undefined` for other keys. */
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
