import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { PAGE_STYLE } from '../page-style.ts';
import { followFragment } from './follow-fragment.ts';
import { replaceInPieces } from './replace-in-pieces.ts';
import { whenIdle } from '#ui/feedback/when-idle.ts';
import { withPauses } from './with-pauses.ts';

export interface PreviewProps {
  readonly label: string;
  readonly printLabel: string;
  readonly html?: string | undefined;
  /** The title of the printed page. */
  readonly title?: string | undefined;
}

// This policy refuses any fetch that remains, in addition to the site's policy, which the frame inherits. Prefetching the DNS of links is
// also off, because Firefox does that for pages served over plain http.
const EMPTY_PAGE = `<!DOCTYPE html><meta charset="utf-8"><meta http-equiv="x-dns-prefetch-control" content="off"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><style>${PAGE_STYLE}
.image-not-fetched { display: inline-block; min-width: 3rem; min-height: 1.5rem; padding: 0.1rem 0.5rem; border: 1px dashed #888; color: #555; }</style>`;

/** Displays the HTML in a frame without scripts. Only the content of its document changes, so that the scroll position stays. */
export function Preview({ label, printLabel, html = '', title = '' }: PreviewProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const isHydrated = useHydrated();
  const [loads, setLoads] = useState(0);

  useEffect(
    () =>
      loads > 0
        ? whenIdle(async (isOutdated) => {
            const { cleanForPreview } = await import('./clean-for-preview.ts');
            const page = frame.current?.contentDocument;
            if (!page || isOutdated()) return;
            page.title = title;
            await replaceInPieces(page.body, withPauses(cleanForPreview(html), isOutdated), isOutdated);
          })
        : undefined,
    [html, title, loads],
  );

  return (
    <div className="grid gap-1">
      <div className="-mt-1.5 -mb-0.5 flex min-h-7 items-center justify-between gap-2">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        <Button size="small" icon="printer" onClick={() => frame.current?.contentWindow?.print()} isDisabled={html === ''}>
          {printLabel}
        </Button>
      </div>
      {/* Not prerendered, because the frame would load before the listener is attached. */}
      <div className="h-96 rounded-md border border-line-strong bg-white">
        {isHydrated && (
          <iframe
            ref={frame}
            title={label}
            sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
            srcDoc={EMPTY_PAGE}
            onLoad={(event) => {
              event.currentTarget.contentDocument?.addEventListener('click', followFragment);
              setLoads((count) => count + 1);
            }}
            className="size-full"
          />
        )}
      </div>
    </div>
  );
}
