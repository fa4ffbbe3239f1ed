import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useReference } from '#workbench/use-reference.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { MemberTable } from './parts/member-table.tsx';
import { SignatureStatus } from './parts/signature-status.tsx';
import type { Claim } from './claims.ts';

export default function JwtParser() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const decoding = useOperation<typeof operations, 'decode'>('decode', { inputs: { token: inputs.token }, options: {} });
  const checking = useOperation<typeof operations, 'verify'>('verify', { inputs, options });
  const token = valueOf(decoding.outcome);
  const check = valueOf(checking.outcome);

  const explain = useReference<typeof en>(token !== undefined);

  const known = token?.knownAlgorithm;
  const algorithm = known
    ? t('view.algorithmWithMeaning', { algorithm: known, meaning: t(`view.algorithms.${known}`) })
    : (token?.algorithm ?? '');
  const signature = check ? t(`view.signature.${check.status}`, { algorithm: check.algorithm }) : '';
  const timeStatus = token?.timeStatus ? t(`view.timeStatus.${token.timeStatus.kind}`, { ...token.timeStatus }) : '';

  const meaningOf = ({ meaning: name, time }: Claim): string => {
    const meaning = name ? explain(`claims.${name}`) : '';
    if (typeof time === 'string') return t(`view.${time}`, { meaning });
    return time?.looksLikeMilliseconds ? t('view.inMilliseconds', { meaning }) : meaning;
  };

  return (
    <div className="grid gap-6 *:min-w-0">
      <ToolColumns>
        <div className="grid content-start gap-3">
          <TextField {...bind('token', decoding.outcome)} isSecret={false} isMultiline isMonospace rows={8} />
          <TextField {...bind('key', checking.outcome)} isSecret={false} isMultiline isMonospace rows={5} />
          <ChoiceField {...bind('secretEncoding')} />
          <JobProgress job={decoding.isSlow ? decoding : checking} />
        </div>
        <div className="grid content-start gap-4">
          <ResultRows
            rows={[
              { label: t('outputs.tokenType'), value: token ? t(`view.tokenTypes.${token.kind}`) : '', isProse: true },
              { label: t('outputs.algorithm'), value: algorithm, isProse: true },
              {
                label: t('outputs.signature'),
                value: signature,
                display: check && <SignatureStatus status={check.status}>{signature}</SignatureStatus>,
                isProse: true,
              },
              { label: t('outputs.timeStatus'), value: timeStatus, isProse: true },
            ]}
          />
          <CodeField isReadOnly label={t('outputs.header')} value={token?.header ?? ''} language="json" rows={5} fileName="header.json" />
          {token?.kind !== 'encrypted' && (
            <CodeField
              isReadOnly
              label={t('outputs.payload')}
              value={token?.payload?.text ?? ''}
              language={token?.payload?.form === 'json' ? 'json' : 'text'}
              rows={9}
              fileName={token?.payload?.form === 'json' ? 'payload.json' : 'payload.txt'}
            />
          )}
        </div>
      </ToolColumns>
      <MemberTable
        t={t}
        label={t('outputs.headerParameters')}
        members={
          token?.headerParameters.map((each) => ({ ...each, meaning: each.meaning ? explain(`headerParameters.${each.meaning}`) : '' })) ??
          []
        }
        namesElsewhere={token?.namesInBoth ?? []}
      />
      <MemberTable
        t={t}
        label={t('outputs.claims')}
        members={token?.claims.map((claim) => ({ ...claim, meaning: meaningOf(claim) })) ?? []}
        namesElsewhere={token?.namesInBoth ?? []}
      />
    </div>
  );
}
