/**
 * Notices that are not errors, one per line, announced politely. Rendered even when empty, because otherwise the first notice would not be
 * announced.
 */
export function Notices({ notices }: { readonly notices: readonly string[] }) {
  return (
    <output className="block text-sm text-ink-soft">
      {[...new Set(notices)].map((notice) => (
        <span key={notice} className="block">
          {notice}
        </span>
      ))}
    </output>
  );
}
