import { ChoiceField } from '#ui/choice-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Outcome } from '#workbench/outcome.ts';
import type { CodeOf } from '#workbench/tool-messages.ts';
import { asksForIterations, isKeyMethod, takesAdditionalData } from '../methods.ts';
import type { EncryptionMessages, EncryptionTool } from './encryption-tool.ts';

interface SecretFieldsProps {
  readonly tool: EncryptionTool;
  readonly outcomes: readonly Outcome<unknown, CodeOf<EncryptionMessages>>[];
}

/** The passphrase or the key, and what the method asks for beside it. */
export function SecretFields({ tool: { bind, options }, outcomes }: SecretFieldsProps) {
  const { method } = options;
  if (!isKeyMethod(method)) {
    return (
      <>
        <TextField {...bind('passphrase', ...outcomes)} autoComplete="new-password" />
        {asksForIterations(options) && <NumberField {...bind('iterations')} />}
        {method === 'opensslLegacy' && <ChoiceField {...bind('keyDigest')} />}
      </>
    );
  }
  return (
    <>
      <TextField {...bind('key', ...outcomes)} isSecret={false} isMonospace />
      <ChoiceField {...bind('keyEncoding')} />
      <TextField {...bind('iv', ...outcomes)} isMonospace />
      <SwitchField {...bind('isIvInCipherText')} />
      {takesAdditionalData(method) && <TextField {...bind('additionalData', ...outcomes)} isMonospace />}
    </>
  );
}
