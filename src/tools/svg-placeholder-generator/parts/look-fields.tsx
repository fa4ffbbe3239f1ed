import { ColorField } from '#ui/field/color-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { OptionFields } from '#tool-ui/tool/option-fields.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The options, grouped by topic. */
export function LookFields({ bind, more }: Pick<Tool<typeof declaration, typeof en>, 'bind' | 'more'>) {
  return (
    <>
      <FieldRow>
        <NumberField {...bind('width')} unit="px" />
        <NumberField {...bind('height')} unit="px" />
      </FieldRow>
      <FieldRow>
        <ColorField {...bind('background')} />
        <ColorField {...bind('textColor')} />
      </FieldRow>
      <OptionFields {...more}>
        <NumberField {...bind('fontSize')} unit="px" />
        <SwitchField {...bind('exactSize')} />
        <SwitchField {...bind('shrinkText')} />
      </OptionFields>
    </>
  );
}
