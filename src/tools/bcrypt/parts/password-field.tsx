import { TextField } from '#ui/text-field.tsx';
import { bytesOverLimit } from '../byte-limit.ts';
import type { BcryptTool } from './bcrypt-tool.ts';

/** A text that bcrypt takes, with a note when it is longer than bcrypt can see. */
export function PasswordField({ tool: { t, bind, inputs }, name }: { readonly tool: BcryptTool; readonly name: 'text' | 'compared' }) {
  const overLimit = bytesOverLimit(inputs[name]);
  return <TextField {...bind(name)} notice={overLimit && t('view.overLimit', overLimit)} isSecret={false} />;
}
