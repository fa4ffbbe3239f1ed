import { Stack } from '#ui/layout/stack.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { useEnglish } from '#tool-ui/tool/use-english.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { CommandSections } from './parts/command-sections.tsx';
import { SearchBar } from './parts/search-bar.tsx';
import { run } from './run.ts';

const loadEnglish = () => import('./messages/en.json');

export default function GitMemo() {
  const english = useEnglish(loadEnglish);
  const tool = useTool<typeof en>()(declaration, { main: run, presenters, english });
  return (
    <Stack gap="roomy">
      <SearchBar tool={tool} />
      <CommandSections tool={tool} />
    </Stack>
  );
}
