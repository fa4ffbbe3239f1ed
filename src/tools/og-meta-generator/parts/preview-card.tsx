import { excerpt } from '#pure/text/excerpt.ts';
import { Icon } from '#ui/image/icon.tsx';
import type { MetaTool } from './meta-tool.ts';

/** Longer than networks show. A browser takes seconds to lay out megabytes of text, although only three lines are visible. */
const SHOWN_LENGTH = 1000;

/** A preview of the page's link. The image frame stays empty because nothing is fetched. */
export function PreviewCard({ tool: { show, values } }: { readonly tool: MetaTool }) {
  const { label, rows } = show('preview');
  const [domain, title, description] = rows;
  const hasLargeImage = values.cardType === 'summaryLarge';
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
          <p className="min-h-5 text-sm text-ink-soft">{domain?.value}</p>
          <p className="min-h-6 font-semibold">{excerpt(title?.value ?? '', SHOWN_LENGTH)}</p>
          <p className="line-clamp-3 min-h-5 text-sm text-ink-soft">{excerpt(description?.value ?? '', SHOWN_LENGTH)}</p>
        </div>
      </div>
    </figure>
  );
}
