import { Icon } from '#ui/icon.tsx';
import type { PagePreview } from '../page-preview.ts';

/** The page as others would see its link. The frame of the image stays empty: nothing is fetched. */
export function PreviewCard({ label, preview }: { readonly label: string; readonly preview: PagePreview }) {
  const { domain, title, description, hasLargeImage } = preview;
  return (
    <figure>
      <figcaption className="mb-1 text-sm">{label}</figcaption>
      <div className={`flex max-w-lg overflow-hidden rounded-md border bg-surface ${hasLargeImage ? 'flex-col' : ''}`}>
        <span
          className={`grid shrink-0 place-content-center bg-sunken text-ink-soft ${hasLargeImage ? 'aspect-[1.91] border-b' : 'size-28 border-e'}`}
        >
          <Icon name="photo" className="size-8" />
        </span>
        <div className="min-w-0 p-3 wrap-anywhere">
          <p className="min-h-5 text-sm text-ink-soft">{domain}</p>
          <p className="min-h-6 font-semibold">{title}</p>
          <p className="line-clamp-3 min-h-5 text-sm text-ink-soft">{description}</p>
        </div>
      </div>
    </figure>
  );
}
