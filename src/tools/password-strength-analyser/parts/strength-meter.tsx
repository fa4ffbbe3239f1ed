const colors = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-accent', 'bg-accent'] as const;
const STEPS = [0, 1, 2, 3, 4] as const;

/** Shows a level from 0 to 4 on a scale. Decorative, because the text next to it has the same information. */
export function StrengthMeter({ level }: { readonly level: number }) {
  return (
    <span aria-hidden className="flex max-w-180 gap-1">
      {STEPS.map((step) => (
        <span key={step} className={`h-2 grow rounded-full ${step <= level ? colors[level] : 'bg-line'}`} />
      ))}
    </span>
  );
}
