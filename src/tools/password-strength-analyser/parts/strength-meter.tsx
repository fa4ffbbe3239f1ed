const colors = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-accent', 'bg-accent'] as const;
const STEPS = [0, 1, 2, 3, 4] as const;

/** Shows how far up the scale a level from 0 to 4 is. The words beside it say it all: this is for the eye alone. */
export function StrengthMeter({ level }: { readonly level: number }) {
  return (
    <span aria-hidden className="flex max-w-180 gap-1">
      {STEPS.map((step) => (
        <span key={step} className={`h-2 grow rounded-full ${step <= level ? colors[level] : 'bg-line'}`} />
      ))}
    </span>
  );
}
