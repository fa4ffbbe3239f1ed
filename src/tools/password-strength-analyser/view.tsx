import { useState } from 'react';
import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { JobRoom } from '#tool-ui/job/job-room.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { bruteForce } from './brute-force.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { PatternTable } from './parts/pattern-table.tsx';
import { StrengthRows } from './parts/strength-rows.tsx';

export default function PasswordStrengthAnalyser() {
  const { t, bind, show, job } = useTool<typeof en>()(declaration, { main: { bruteForce }, presenters });
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Stack gap="large">
      <TextField {...bind('password')} isMonospace onReveal={setRevealed} />
      <ChoiceField {...bind('attackSpeed')} labelPosition="top" />
      <JobRoom job={job('analyse')} />
      <StrengthRows show={show} t={t} />
      <PatternTable show={show} isHidden={!isRevealed} />
    </Stack>
  );
}
