import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { asksForIterations, isKeyMethod, takesAdditionalData } from '../methods.ts';
import type { EncryptionTool } from './encryption-tool.ts';

/** The passphrase or the key, and what the method asks for beside it. */
export function SecretFields({ tool: { bind, values } }: { readonly tool: EncryptionTool }) {
  const { method } = values;
  if (!isKeyMethod(method)) {
    return (
      <>
        <TextField {...bind('passphrase')} autoComplete="new-password" />
        {asksForIterations(values) && <NumberField {...bind('iterations')} />}
        {method === 'opensslLegacy' && <ChoiceField {...bind('keyDigest')} />}
      </>
    );
  }
  return (
    <>
      <TextField {...bind('key')} isSecret={false} isMonospace />
      <ChoiceField {...bind('keyEncoding')} />
      <TextField {...bind('iv')} isMonospace />
      <SwitchField {...bind('ivInCipherText')} />
      {takesAdditionalData(method) && <TextField {...bind('additionalData')} isMonospace />}
    </>
  );
}
