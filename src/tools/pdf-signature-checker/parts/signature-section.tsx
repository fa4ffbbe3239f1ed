import { useId } from 'react';
import { ResultRows } from '#ui/result-rows.tsx';
import type { SignatureReport } from '../signature-report.ts';
import { CertificateTable } from './certificate-table.tsx';
import type { PdfTool } from './pdf-tool.ts';
import { chainText, coverText, timeStampText, verdictText } from './signature-texts.ts';

export interface SignatureSectionProps {
  readonly t: PdfTool['t'];
  readonly signature: SignatureReport;
  /** Such as `Signature 1`. */
  readonly title: string;
  readonly fileSize: number;
  readonly isOnly: boolean;
  readonly needsHttps: string;
}

const looks: Partial<Record<SignatureReport['verdict']['kind'], string>> = {
  valid: 'font-semibold text-accent-ink',
  changed: 'font-semibold text-danger',
  doesNotFit: 'font-semibold text-danger',
  notCovered: 'font-semibold text-danger',
};

const prose = (label: string, value: string) => ({ label, value, isProse: true });

/** All that is known of one signature. */
export function SignatureSection({ t, signature, title, fileSize, isOnly, needsHttps }: SignatureSectionProps) {
  const id = useId();
  const { verdict, digest, certificateState, chain, remarks, allowedChanges, certificates } = signature;
  const prefix = isOnly ? undefined : title;
  const verdictLine = verdictText(t, verdict, needsHttps);

  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md border bg-surface p-4 *:min-w-0">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ResultRows
        label={title}
        prefix={prefix}
        rows={[
          { ...prose(t('outputs.result'), verdictLine), display: <span className={looks[verdict.kind]}>{verdictLine}</span> },
          prose(t('outputs.covers'), coverText(t, signature.covered, fileSize)),
          prose(t('outputs.signer'), signature.signer),
          prose(t('outputs.issuer'), signature.issuer),
          prose(t('outputs.claimedTime'), signature.claimedTime),
          prose(t('outputs.timeStamp'), timeStampText(t, signature.timeStamp)),
          prose(t('outputs.format'), signature.format),
          prose(t('outputs.digest'), digest.isWeak ? t('view.weakDigest', { digest: digest.name }) : digest.name),
          prose(t('outputs.algorithm'), signature.algorithm),
          prose(
            t('outputs.certificateState'),
            certificateState ? t(`view.certificateState.${certificateState.kind}`, { date: certificateState.date }) : '',
          ),
          prose(t('outputs.chain'), chain ? chainText(t, chain) : ''),
          prose(t('outputs.trust'), t('view.trust')),
          ...remarks.map(({ kind, text }) => prose(t(`outputs.${kind}`), signature.isEncrypted ? t('view.encrypted') : text)),
          ...(allowedChanges ? [prose(t('outputs.allowedChanges'), t(`view.allowedChanges.${allowedChanges}`))] : []),
        ]}
      />
      {certificates.length > 0 && <CertificateTable {...{ t, prefix, certificates }} />}
    </section>
  );
}
