import { allRows } from '#core/outputs.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { ShownProps } from '#tool-ui/outputs/show-output.ts';
import type { declaration } from '../declare.ts';

const looks = {
  subject: { minWidth: '16rem' },
  issuer: { minWidth: '16rem' },
  serialNumber: { minWidth: '11rem', isMonospace: true },
  validFrom: { minWidth: '9rem' },
  validTo: { minWidth: '9rem' },
  fingerprint: { minWidth: '18rem', isMonospace: true },
};

export interface CertificateTableProps {
  readonly signature: string;
  /** Distinguishes this table from those of other signatures. */
  readonly prefix: string | undefined;
  /** The certificates of all signatures. */
  readonly certificates: ShownProps<(typeof declaration)['outputs']['certificates']>;
}

/** A table of a signature's certificates. Copies them as one concatenated PEM text. */
export function CertificateTable({ signature, prefix, certificates: { label, columns, rows, keyOf } }: CertificateTableProps) {
  const prefixed = (name: string): string => (prefix === undefined ? name : `${prefix} ${name}`);
  const own = allRows(rows).filter((row) => row.signature === signature);
  if (own.length === 0) return null;
  const pem = own.map((certificate) => certificate.pem).join('');
  const pemLabel = prefixed('PEM');
  return (
    <div className="grid gap-2 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{label}</h3>
        <span className="flex flex-wrap gap-1.5">
          <CopyButton label={pemLabel} value={pem} />
          <DownloadButton label={pemLabel} fileName="certificates.pem" content={pem} />
        </span>
      </div>
      <DataTable
        label={prefixed(label)}
        columns={withColumns(columns, looks).filter(({ name }) => name in looks)}
        rows={own}
        keyOf={keyOf}
      />
    </div>
  );
}
