import { CopyButton } from '#ui/copy-button.tsx';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import type { CertificateReport } from '../certificates.ts';
import type { PdfTool } from './pdf-tool.ts';

const columns = ['subject', 'issuer', 'serialNumber', 'validFrom', 'validTo', 'fingerprint'] as const;
const minWidths = { subject: '16rem', issuer: '16rem', serialNumber: '11rem', validFrom: '9rem', validTo: '9rem', fingerprint: '18rem' };

export interface CertificateTableProps {
  readonly t: PdfTool['t'];
  /** What tells this table from that of another signature. */
  readonly prefix: string | undefined;
  readonly certificates: readonly CertificateReport[];
}

/** All certificates that came with a signature; as PEM they are one text, one after the other. */
export function CertificateTable({ t, prefix, certificates }: CertificateTableProps) {
  const prefixed = (label: string): string => (prefix === undefined ? label : `${prefix} ${label}`);
  const pem = certificates.map((certificate) => certificate.pem).join('');
  const pemLabel = prefixed('PEM');
  return (
    <div className="grid gap-2 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('outputs.certificates')}</h3>
        <span className="flex flex-wrap gap-1.5">
          <CopyButton label={pemLabel} value={pem} />
          <DownloadButton label={pemLabel} fileName="certificates.pem" mediaType="application/x-pem-file" content={pem} />
        </span>
      </div>
      <DataTable
        label={prefixed(t('outputs.certificates'))}
        columns={columns.map(
          (name): DataColumn<CertificateReport> => ({
            name,
            label: t(`view.certificate.${name}`),
            cell: (certificate) => certificate[name],
            minWidth: minWidths[name],
            isMonospace: name === 'serialNumber' || name === 'fingerprint',
          }),
        )}
        rows={certificates}
        keyOf={(_certificate, index) => index}
      />
    </div>
  );
}
