import { useId, useMemo } from 'react';
import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { SettingsGroup, SettingsSection } from '../settings-section.tsx';
import { useSettings } from '../settings-context.ts';
import { CheckVerdict } from './check-verdict.tsx';
import { foreignSources, parsePolicy } from './policy.ts';
import { RequestTable } from './request-table.tsx';
import { useRequests } from './use-requests.ts';

/** The policy in the current document. It is loaded with the first page of a tab and applies to later pages. */
const policyOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;

function Policy({ policy }: { readonly policy: string }) {
  const { t } = useSettings();
  const id = useId();
  const lines = parsePolicy(policy).map(({ name, sources }) => `${[name, ...sources].join(' ')};`);
  return (
    <SettingsGroup heading={t('check.policy')}>
      <p className="text-ink-soft">{t('check.policyHint')}</p>
      <pre id={id} dir="ltr" className="rounded-md border bg-sunken px-2.5 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        {lines.join('\n')}
      </pre>
      <div>
        <CopyButton label={t('check.policy')} value={policy} sourceId={id} />
      </div>
    </SettingsGroup>
  );
}

/** Proves that no data leaves the device: the allowed requests, the actual requests, and how to inspect both in the browser. */
export function CheckYourself() {
  const { t } = useSettings();
  const { language } = useLanguage();
  const requests = useRequests();
  const isHydrated = useHydrated();
  const policy = isHydrated ? policyOfPage() : undefined;
  const allowed = useMemo(() => (policy === undefined ? undefined : foreignSources(parsePolicy(policy), location.origin)), [policy]);
  return (
    <SettingsSection heading={t('check.heading')}>
      {requests && <CheckVerdict requests={requests.made} allowed={allowed} site={location.origin} language={language} />}
      {policy !== undefined && <Policy policy={policy} />}
      <SettingsGroup heading={t('check.requests')}>
        {requests && <RequestTable requests={requests.made} />}
        {requests && requests.forgotten > 0 && (
          <p>{t('check.forgotten', { number: new Intl.NumberFormat(language).format(requests.forgotten) })}</p>
        )}
        <p className="text-ink-soft">{t('check.unseen')}</p>
      </SettingsGroup>
      <SettingsGroup heading={t('check.tools')}>
        <ol className="list-decimal space-y-1 ps-5">
          {(['open', 'look', 'workers', 'cut'] as const).map((step) => (
            <li key={step}>{t(`check.steps.${step}`)}</li>
          ))}
        </ol>
      </SettingsGroup>
    </SettingsSection>
  );
}
