import { Stack } from '#ui/layout/stack.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import { Verdict } from '#ui/output/verdict.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { StrengthMeter } from './strength-meter.tsx';

/** Shows the cost of an attack that uses patterns and, in the last row, of a brute-force attack. */
export function StrengthRows({ show, t }: Pick<Tool<typeof declaration, typeof en>, 'show' | 't'>) {
  const level = show('level').value;
  return (
    <Stack>
      <Verdict {...show('verdict')} />
      <StrengthMeter level={level === '' ? -1 : Number(level)} />
      <ResultRows
        rows={[
          show('crackTime'),
          show('guesses'),
          { ...show('strength'), hint: t('view.strengthHint') },
          show('warning'),
          show('advice'),
          show('length'),
          show('characterSetSize'),
          show('entropy'),
          { ...show('bruteForceTime'), hint: t('view.bruteForceHint') },
        ]}
      />
    </Stack>
  );
}
