const colors = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-accent', 'bg-accent'] as const;
const STEPS = [1, 2, 3, 4] as const;

/** Shows beside the words how far up the scale a score is. The words say it all: this is for the eye alone. */
export function StrengthMeter({ score, children }: { readonly score: number; readonly children: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>{children}</span>
      <span aria-hidden className="flex w-32 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-2 grow rounded-full ${step <= score || (step === 1 && score === 0) ? colors[score] : 'bg-line'}`}
          />
        ))}
      </span>
    </span>
  );
}
