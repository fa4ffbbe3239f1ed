import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Outcome } from '#workbench/outcome.ts';
import type { NotAUuid } from '../parse-uuid.ts';
import { isNameVersion } from '../version.ts';
import type { UuidTool } from './uuid-tool.ts';

interface UuidOptionsProps {
  readonly tool: UuidTool;
  /** Of the UUIDs made from names. */
  readonly named: Outcome<unknown, NotAUuid>;
}

/** Which UUIDs, how many or of which names, and how they are written. */
export function UuidOptions({ tool: { bind, options }, named }: UuidOptionsProps) {
  return (
    <div className="grid content-start gap-3">
      <SelectField {...bind('version')} />
      {isNameVersion(options.version) ? (
        <>
          <ChoiceField {...bind('namespace')} labelPosition="top" />
          {options.namespace === 'custom' && <TextField {...bind('customNamespace', named)} isMonospace />}
          <CodeField {...bind('names')} rows={6} />
        </>
      ) : (
        <NumberField {...bind('quantity')} />
      )}
      <FieldRow>
        <ChoiceField {...bind('format')} />
        <ChoiceField {...bind('outputAs')} />
      </FieldRow>
      <SwitchField {...bind('isUppercase')} />
    </div>
  );
}
