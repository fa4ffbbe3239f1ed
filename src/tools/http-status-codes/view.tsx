import { Stack } from '#ui/layout/stack.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { CodesTables } from './parts/codes-tables.tsx';
import { SearchBar } from './parts/search-bar.tsx';
import { run } from './run.ts';

export default function HttpStatusCodes() {
  const tool = useTool<typeof en>()(declaration, { main: run, presenters });
  return (
    <Stack gap="roomy">
      <SearchBar tool={tool} />
      <CodesTables tool={tool} />
    </Stack>
  );
}
