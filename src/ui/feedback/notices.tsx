/** Remarks that are no errors, one line each, announced politely. Stands on the page even while there are none, else the first would not be heard. */
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
