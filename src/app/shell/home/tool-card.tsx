import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/image/icon.tsx';
import type { CatalogEntry } from '../catalog.ts';
import { useLanguage } from '../language/use-language.ts';
import { FavoriteButton } from './favorite-button.tsx';

interface ToolCardProps {
  readonly tool: CatalogEntry;
  readonly isNew: boolean;
  /** Additional controls, placed before the heart. */
  readonly children?: ReactNode;
}

/** The link covers the card; the controls are above the link, not inside it. */
export function ToolCard({ tool: { id, icon }, isNew, children }: ToolCardProps) {
  const { t, listing, pathOf } = useLanguage();
  return (
    <>
      <Icon name={icon} />
      <Link to={pathOf(id)} prefetch="intent" draggable={false}>
        {listing[id]?.name}
      </Link>
      {isNew && <b>{t('home.new')}</b>}
      {children}
      <FavoriteButton toolId={id} />
      <p>{listing[id]?.description}</p>
    </>
  );
}
