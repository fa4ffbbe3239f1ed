interface MeaningProps {
  readonly text: string;
  /** A warning after the text. */
  readonly badge: string | undefined;
}

/** The description of a command. */
export const Meaning = ({ text, badge }: MeaningProps) => (
  <>
    {text}
    {badge !== undefined && (
      <span className="ms-2 inline-block rounded-sm border border-danger bg-danger-soft px-1 text-xs font-medium text-danger">{badge}</span>
    )}
  </>
);
