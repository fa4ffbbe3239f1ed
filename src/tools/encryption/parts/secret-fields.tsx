import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { isKeyMethod, takesAdditionalData } from '../methods.ts';
import type { EncryptionTool } from './encryption-tool.ts';

/** The passphrase or the key, and further inputs of the method. */
export function SecretFields({ tool: { bind, values } }: { readonly tool: EncryptionTool }) {
  const { method } = values;
  if (!isKeyMethod(method)) return <TextField {...bind('passphrase')} autoComplete="new-password" />;
  return (
    <>
      <TextField {...bind('key')} isSecret={false} isMonospace />
      <ChoiceField {...bind('keyEncoding')} />
      <TextField {...bind('iv')} isMonospace />
      {takesAdditionalData(method) && <TextField {...bind('additionalData')} isMonospace />}
    </>
  );
}
