import { CheckboxField } from '#ui/choice/checkbox-field.tsx';
import { formatOctal } from '../format-mode.ts';
import { type ModeBit, toggleBit } from '../mode-bits.ts';
import type { ChmodTool } from './chmod-tool.ts';

const COLUMNS: readonly (readonly ModeBit[])[] = [
  ['ownerRead', 'ownerWrite', 'ownerExecute', 'setuid'],
  ['groupRead', 'groupWrite', 'groupExecute', 'setgid'],
  ['othersRead', 'othersWrite', 'othersExecute', 'sticky'],
];

/** A checkbox for each bit. A change writes the mode in octal. Each class is a column, with its special bit last. */
export function BitGrid({ t, bind, show }: Pick<ChmodTool, 't' | 'bind' | 'show'>) {
  const { value: held = [] } = show('bits');
  const mode = Number.parseInt(show('octal').value || '0', 8);
  const { onChange } = bind('permissions');
  return (
    <div className="grid grid-cols-1 gap-x-4 @min-[32rem]:grid-cols-3">
      {COLUMNS.map((bits) => (
        <div key={bits[0]} className="grid content-start">
          {bits.map((bit) => (
            <CheckboxField
              key={bit}
              name={bit}
              label={t(`view.bits.${bit}`)}
              value={held.includes(bit)}
              onChange={() => onChange(formatOctal(toggleBit(mode, bit)))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
