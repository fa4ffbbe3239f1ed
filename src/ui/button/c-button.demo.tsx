import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

const variants = ['basic', 'text'] as const;
const tones = ['default', 'primary', 'warning', 'error'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Variants, tones, and sizes, plus buttons with an icon, round, disabled, and as a link. */
export default function ButtonDemo() {
  return (
    <div className="grid gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Button key={tone} {...{ variant, tone }}>{`${variant} ${tone}`}</Button>
          ))}
          <Button variant={variant} isDisabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {sizes.map((size) => (
          <Button key={size} size={size} icon="refresh">
            {size}
          </Button>
        ))}
        {sizes.map((size) => (
          <Button key={size} size={size} icon="refresh" isCircle aria-label={`Refresh, ${size}`} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to="/c-lib">A page of this site</ButtonLink>
        <ButtonLink href="https://example.org" isExternal icon="external-link">
          Another site
        </ButtonLink>
      </div>
    </div>
  );
}
