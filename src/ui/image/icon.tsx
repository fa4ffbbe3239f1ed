import sprite from 'virtual:icons';

/** A Tabler icon of the sprite, as large as the text beside it. It says nothing to a screen reader: its button or line does. */
export function Icon({ name, className = '' }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={`size-[1.25em] shrink-0 ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
