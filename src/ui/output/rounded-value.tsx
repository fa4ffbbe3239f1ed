interface RoundedValueProps {
  readonly value: string;
  /** Whether the value is rounded. */
  readonly isRounded: boolean;
}

/** A number in a table. The ≈ sign of a rounded number is not part of the value. */
export function RoundedValue({ value, isRounded }: RoundedValueProps) {
  return (
    <>
      {isRounded && '≈ '}
      <span data-value>{value}</span>
    </>
  );
}
