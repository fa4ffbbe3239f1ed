import sprite from '#generated/icons.svg';

/** In a browser, Vite gives the whole address of the file. Prerendered pages contain the path alone. */
const path = sprite.replace(/^https?:\/\/[^/]+/, '');

/** A Tabler icon from the sprite, scaled to the surrounding text. Hidden from screen readers, because its button or line has a name. */
export function Icon({ name, className = '' }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={`size-[1.25em] shrink-0 ${className}`}>
      <use href={`${path}#${name}`} />
    </svg>
  );
}
