import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { ConverterMessages } from './parts/converter-tool.ts';
import { DecodePart } from './parts/decode-part.tsx';
import { EncodePart } from './parts/encode-part.tsx';

export default function Base64FileConverter() {
  const tool = useTool<ConverterMessages, typeof fields>(fields);
  return (
    <div className="grid gap-4">
      <EncodePart tool={tool} />
      <DecodePart tool={tool} />
    </div>
  );
}
