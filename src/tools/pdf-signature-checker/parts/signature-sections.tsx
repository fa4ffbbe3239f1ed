import { useId } from 'react';
import { allRows, type TableRow } from '#core/outputs.ts';
import type { SecureContextMessages } from '#domains/secure-context/secure-context-messages.ts';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import { type declaration, type Finding, findings, remarks } from '../declare.ts';
import type en from '../messages/en.json';
import { CertificateTable } from './certificate-table.tsx';

type PdfTool = Pick<Tool<typeof declaration, typeof en & SecureContextMessages>, 't' | 'show'>;

interface SignatureSectionProps extends PdfTool {
  readonly signature: TableRow<'signature' | Finding, 'isGood' | 'isBad'>;
  readonly isOnly: boolean;
}

function SignatureSection({ t, show, signature, isOnly }: SignatureSectionProps) {
  const id = useId();
  const { signature: title, isGood, isBad } = signature;
  const prefix = isOnly ? undefined : title;
  const rowOf = (name: Finding) => ({ label: t(`outputs.signatures.columns.${name}`), value: signature[name], isProse: true });
  const verdict = isGood ? 'good' : isBad ? 'bad' : undefined;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-md border bg-surface p-4 *:min-w-0">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <Verdict {...rowOf('result')} {...{ verdict, prefix }} />
      <ResultRows
        label={title}
        prefix={prefix}
        rows={[...findings.map(rowOf), ...remarks.map((name) => ({ ...rowOf(name), isOptional: true }))]}
      />
      <CertificateTable certificates={show('certificates')} signature={title} prefix={prefix} />
    </section>
  );
}

export function SignatureSections({ t, show }: PdfTool) {
  const signatures = allRows(show('signatures').rows);
  return signatures.map((signature) => (
    <SignatureSection key={signature.signature} {...{ t, show, signature }} isOnly={signatures.length === 1} />
  ));
}
