import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import { CopyButton } from '../copy-button.tsx';

const variants = ['basic', 'text'] as const;
const tones = ['default', 'primary', 'warning', 'error'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Every variant, type and size; round, with an icon, disabled, as a link, and the one that copies. */
export default function ButtonDemo() {
  return (
    <div className="grid gap-3">
      {variants.flatMap((variant) =>
        sizes.map((size) => (
          <div key={variant + size} className="flex flex-wrap items-center gap-2">
            {tones.map((tone) => (
              <Button key={tone} {...{ variant, tone, size }}>
                {tone}
              </Button>
            ))}
            <Button {...{ variant, size }} icon="refresh">
              with icon
            </Button>
            <Button {...{ variant, size }} isCircle icon="x" aria-label={`round ${variant} ${size}`} />
            <Button {...{ variant, size }} isDisabled>
              disabled
            </Button>
          </div>
        )),
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to="/c-lib">link within the site</ButtonLink>
        <ButtonLink href="https://example.org" isExternal icon="external-link">
          link to another site
        </ButtonLink>
        <CopyButton label="text" value="Copied text" />
        <CopyButton label="more text" value="Copied text" isIconOnly />
      </div>
    </div>
  );
}
