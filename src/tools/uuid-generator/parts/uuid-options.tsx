import { ChoiceField } from '#ui/choice/choice-field.tsx';
import { CodeField } from '#ui/code/code-field.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface UuidOptionsProps {
  readonly tool: Pick<Tool<typeof declaration, typeof en>, 'bind' | 'values' | 'more'>;
  /** Whether the UUIDs are based on names. */
  readonly isNamed: boolean;
}

/** The options for version, quantity or names, and format. */
export function UuidOptions({ tool: { bind, values, more }, isNamed }: UuidOptionsProps) {
  return (
    <Stack>
      <SelectField {...bind('version')} />
      {isNamed ? (
        <>
          <ChoiceField {...bind('namespace')} labelPosition="top" />
          {values.namespace === 'custom' && <TextField {...bind('customNamespace')} isMonospace />}
          <CodeField {...bind('names')} rows={6} />
        </>
      ) : (
        <NumberField {...bind('quantity')} />
      )}
      <ChoiceField {...bind('format')} />
      <OptionFields {...more}>
        <ChoiceField {...bind('outputAs')} />
        <SwitchField {...bind('uppercase')} />
      </OptionFields>
    </Stack>
  );
}
