import { Icon } from '#ui/image/icon.tsx';
import { useSettings } from '../settings-context.ts';
import type { PageRequest } from './request.ts';

interface CheckVerdictProps {
  readonly requests: readonly PageRequest[];
  /** The other sources that the policy allows; `undefined` if the page has no policy. */
  readonly allowed: readonly string[] | undefined;
  readonly site: string;
  readonly language: string;
}

/** Summarizes requests and policy in one sentence. */
export function CheckVerdict({ requests, allowed, site, language }: CheckVerdictProps) {
  const { t } = useSettings();
  const written = new Intl.NumberFormat(language);
  const number = written.format(requests.length);
  const foreign = requests.filter(({ isForeign }) => isForeign).length;
  const isGood = foreign === 0 && allowed?.length === 0;
  const sentence = (): string => {
    if (foreign > 0) return t('check.foreign', { foreign: written.format(foreign), number });
    if (!allowed) return t('check.noPolicy', { number, site });
    return allowed.length > 0 ? t('check.open', { number, site, sources: allowed.join(' ') }) : t('check.good', { number, site });
  };
  return (
    <p
      className={`flex items-start gap-2 rounded-md border px-3 py-2 ${isGood ? 'border-accent-ink bg-accent-soft text-accent-ink' : 'border-danger bg-danger-soft text-danger'}`}
    >
      {isGood ? <Icon name="circle-check" className="mt-0.5 shrink-0" /> : <Icon name="circle-x" className="mt-0.5 shrink-0" />}
      <span className="min-w-0 wrap-anywhere text-ink">{sentence()}</span>
    </p>
  );
}
