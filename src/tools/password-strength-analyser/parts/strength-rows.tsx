import { ResultRows } from '#ui/output/result-rows.tsx';
import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { StrengthMeter } from './strength-meter.tsx';

/** What an attacker needs who knows patterns, and one who tries everything. */
export function StrengthRows({ show }: Pick<Tool<typeof declaration, typeof en>, 'show'>) {
  const strength = show('strength');
  return (
    <ResultRows
      rows={[
        { ...strength, display: strength.value && <StrengthMeter score={Number(show('score').value)}>{strength.value}</StrengthMeter> },
        show('guesses'),
        show('crackTime'),
        show('bruteForceTime'),
        show('length'),
        show('characterSetSize'),
        show('entropy'),
        show('warning'),
        show('advice'),
      ]}
    />
  );
}
