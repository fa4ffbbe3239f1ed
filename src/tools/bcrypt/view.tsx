import { ToolColumns } from '#ui/tool-columns.tsx';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type en from './messages/en.json';
import { BcryptComparison } from './parts/bcrypt-comparison.tsx';
import { BcryptHashing } from './parts/bcrypt-hashing.tsx';

export default function Bcrypt() {
  const tool = useTool<typeof en, typeof fields>(fields);
  return (
    <ToolColumns>
      <BcryptHashing tool={tool} />
      <BcryptComparison tool={tool} />
    </ToolColumns>
  );
}
