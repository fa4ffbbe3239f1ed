import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import type { Job } from '../tool/tool.ts';
import { useToolContext } from '../tool/tool-context.ts';

/** The number of displayed code points of a value. */
const SEEN = 40;

function beginningOf(text: string): string {
  const characters = [...text.slice(0, 4 * SEEN).replaceAll(/\s+/g, ' ')];
  return characters.length > SEEN || text.length > 4 * SEEN ? `${characters.slice(0, SEEN).join('')}…` : characters.join('');
}

/** The values that a generator has produced since the page was opened, with buttons to copy or restore them. */
export default function EarlierValues({ earlier, restore }: Pick<Job, 'earlier' | 'restore'>) {
  const { shellText, language } = useToolContext();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  return (
    <ul aria-label={shellText('workbench.earlierValues')} className="mt-2 grid max-w-180 gap-1">
      {earlier.map((generated) => {
        const beginning = beginningOf(generated.text);
        return (
          <li key={`${generated.atMs} ${beginning}`} className="flex items-center gap-x-3 rounded-md border bg-surface px-2.5 py-1">
            <time dateTime={new Date(generated.atMs).toISOString()} className="text-xs text-ink-soft tabular-nums">
              {time.format(generated.atMs)}
            </time>
            <span dir="auto" className="min-w-0 grow truncate font-mono text-sm">
              {beginning}
            </span>
            <CopyButton label={beginning} value={generated.text} />
            <Button size="small" aria-label={`${shellText('workbench.use')} ${beginning}`} onClick={() => restore(generated)}>
              {shellText('workbench.use')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
