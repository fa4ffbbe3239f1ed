import { ColorField } from '#ui/field/color-field.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import type { Tool } from '#workbench/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The options, as they belong together. */
export function LookFields({ bind }: Pick<Tool<typeof declaration, typeof en>, 'bind'>) {
  return (
    <>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-3">
        <NumberField {...bind('width')} unit="px" />
        <NumberField {...bind('height')} unit="px" />
        <NumberField {...bind('fontSize')} unit="px" />
      </div>
      <FieldRow>
        <ColorField {...bind('background')} />
        <ColorField {...bind('textColor')} />
      </FieldRow>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <SwitchField {...bind('exactSize')} />
        <SwitchField {...bind('shrinkText')} />
      </div>
    </>
  );
}
