import { DownloadButton } from '#ui/button/download-button.tsx';
import type { RegexTool } from './regex-tool.ts';

/** The diagram of the expression. Its space is reserved even if it is empty. */
export function Diagram({ tool: { show } }: { readonly tool: RegexTool }) {
  const { label, fileName, svg } = show('diagram');
  return (
    <section className="grid min-w-0 grid-cols-1 gap-1">
      <div className="-mt-1.5 -mb-0.5 flex min-h-7 items-center justify-between gap-2">
        <h2 className="text-sm font-medium">{label}</h2>
        {svg !== '' && <DownloadButton {...{ label, fileName }} content={svg} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable without a pointer (WCAG 2.1.1) */}
      <div tabIndex={0} className="min-h-24 overflow-x-auto rounded-md border border-line bg-surface p-2">
        {/* Our own SVG, in which every text is escaped (see diagram.test.ts). */}
        {svg !== '' && <div className="[&>svg]:text-ink" dangerouslySetInnerHTML={{ __html: svg }} />}
      </div>
    </section>
  );
}
