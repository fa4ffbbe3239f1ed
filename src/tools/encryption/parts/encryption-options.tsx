import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import { asksForIterations, isKeyMethod } from '../methods.ts';
import type { EncryptionTool } from './encryption-tool.ts';

/** The direction, the method, and the notations. Options of certain methods are under `More options`. */
export function EncryptionOptions({ tool: { bind, values, more } }: { readonly tool: EncryptionTool }) {
  const { method } = values;
  return (
    <OptionFields {...more}>
      <ChoiceField {...bind('direction')} />
      <SelectField {...bind('method')} />
      <ChoiceField {...bind('plainTextAs')} />
      {method !== 'jwe' && <ChoiceField {...bind('cipherTextAs')} />}
      {asksForIterations(values) && <NumberField {...bind('iterations')} />}
      {method === 'opensslLegacy' && <ChoiceField {...bind('keyDigest')} />}
      {isKeyMethod(method) && <SwitchField {...bind('ivInCipherText')} />}
    </OptionFields>
  );
}
