import { Notices } from '#ui/feedback/notices.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useEnglish } from '#tool-ui/tool/use-english.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { PatternSection } from './parts/pattern-section.tsx';
import { SyntaxSections } from './parts/syntax-sections.tsx';
import { run } from './run.ts';

const loadEnglish = () => import('./messages/en.json');

export default function RegexMemo() {
  const english = useEnglish(loadEnglish);
  const tool = useTool<typeof en>()(declaration, { main: run, presenters, english });
  return (
    <Stack gap="roomy">
      <div className="max-w-md">
        <TextField {...tool.bind('search')} />
        <Notices notices={tool.notices()} />
      </div>
      <SyntaxSections tool={tool} />
      <PatternSection tool={tool} />
    </Stack>
  );
}
