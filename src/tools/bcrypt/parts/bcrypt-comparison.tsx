import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { comparable } from '../comparable.ts';
import type { operations } from '../logic.ts';
import { parseBcryptHash } from '../parse-bcrypt-hash.ts';
import type { BcryptTool } from './bcrypt-tool.ts';
import { PasswordField } from './password-field.tsx';

const DELAY_MS = 300;

/** Explains a hash at once, and compares a text with it as soon as nothing is typed any more. */
export function BcryptComparison({ tool }: { readonly tool: BcryptTool }) {
  const { t, bind, inputs } = tool;
  const parsed = parseBcryptHash(inputs.hash);
  const hash = valueOf(parsed);
  const wanted = hash ? comparable(hash) : undefined;
  const job = useOperation<typeof operations, 'compare'>('compare', {
    inputs: wanted?.ok ? { compared: inputs.compared, hash: inputs.hash } : { compared: '', hash: '' },
    options: {},
    delayMs: DELAY_MS,
  });
  const isMatch = job.isLatest ? valueOf(job.outcome) : undefined;

  return (
    <div className="grid content-start gap-3">
      <PasswordField tool={tool} name="compared" />
      <TextField {...bind('hash', parsed, wanted)} isMonospace />
      <ResultRows
        rows={[
          { label: t('outputs.match'), value: typeof isMatch === 'boolean' ? t(isMatch ? 'view.yes' : 'view.no') : '', isProse: true },
          { label: t('outputs.version'), value: hash ? `$${hash.version}$` : '' },
          { label: t('outputs.rounds'), value: hash ? `2^${hash.cost} = ${2 ** hash.cost}` : '' },
          { label: t('outputs.salt'), value: hash?.salt ?? '' },
          { label: t('outputs.checksum'), value: hash?.checksum ?? '' },
        ]}
      />
      <div className="min-h-8">
        <JobProgress job={job} />
      </div>
    </div>
  );
}
