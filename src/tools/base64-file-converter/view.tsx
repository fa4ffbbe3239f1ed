import { Stack } from '#ui/layout/stack.tsx';
import { useTool } from '#tool-ui/tool/use-tool.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import type en from './messages/en.json';
import { DecodePart } from './parts/decode-part.tsx';
import { EncodePart } from './parts/encode-part.tsx';

export default function Base64FileConverter() {
  const tool = useTool<typeof en>()(declaration, { presenters });
  return (
    <Stack gap="large">
      <EncodePart tool={tool} />
      <DecodePart tool={tool} />
    </Stack>
  );
}
