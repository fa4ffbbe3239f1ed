interface RoundedValueProps {
  readonly value: string;
  /** It stands for a number with more digits. */
  readonly isRounded: boolean;
}

/** A number in a table; the sign that says that it is rounded is no part of it. */
export function RoundedValue({ value, isRounded }: RoundedValueProps) {
  return (
    <>
      {isRounded && '≈ '}
      <span data-value>{value}</span>
    </>
  );
}
