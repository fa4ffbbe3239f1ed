import { formatRelativeTime } from '#formats/relative-time.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import type { ClaimTime } from '../claims.ts';

/** A time claim in UTC, on the visitor's clock and from now. */
export function TimeDetails({ time: { utc, local, secondsFromNow } }: { readonly time: ClaimTime }) {
  const { language } = useToolContext();
  return (
    <span className="mt-0.5 block text-ink-soft tabular-nums">
      {[utc, local, formatRelativeTime(secondsFromNow, language)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  );
}
