import { useId } from 'react';
import { CopyButton } from '../button/copy-button.tsx';
import { Icon } from '../image/icon.tsx';
import type { Row } from './result-row.tsx';
import { useResultAnnouncement } from './use-result-announcement.ts';

const looks = {
  good: { icon: <Icon name="circle-check" />, look: 'border-accent-ink bg-accent-soft text-accent-ink' },
  bad: { icon: <Icon name="circle-x" />, look: 'border-danger bg-danger-soft text-danger' },
  open: { icon: <Icon name="info-circle" />, look: 'border-line bg-sunken text-ink' },
} as const;

/** The result of a check, in one sentence above the details: a row whose icon, color, and words agree. */
export function Verdict({ label, value, verdict, placeholder, isNote = false, prefix }: Row & { readonly prefix?: string | undefined }) {
  const id = useId();
  useResultAnnouncement(label, value);
  const name = prefix === undefined ? label : `${prefix} ${label}`;
  const { icon, look } = looks[verdict ?? 'open'];
  return (
    <table aria-label={name} className={`block max-w-180 rounded-md border px-3 py-2 *:block ${look}`}>
      <tbody>
        <tr className="flex min-h-7 flex-wrap items-center gap-x-3">
          <th scope="row" className="text-start text-sm font-medium opacity-90">
            {label}
          </th>
          <td className="flex min-w-0 grow items-center gap-2 text-lg font-semibold">
            {value !== '' && icon}
            {value === '' && placeholder !== undefined && <span className="text-base font-normal text-ink-soft">{placeholder}</span>}
            <span id={id} dir="auto" data-value className="min-w-0 wrap-anywhere">
              {value}
            </span>
            {value !== '' && !isNote && <CopyButton label={name} value={value} sourceId={id} isIconOnly />}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
