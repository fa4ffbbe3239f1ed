import { CheckboxField } from '#ui/checkbox-field.tsx';
import { formatOctal } from '../format-mode.ts';
import { hasBit, type ModeBit, toggleBit } from '../mode-bits.ts';
import type { ChmodTranslate } from './chmod-translate.ts';

const COLUMNS: readonly (readonly ModeBit[])[] = [
  ['ownerRead', 'ownerWrite', 'ownerExecute', 'setuid'],
  ['groupRead', 'groupWrite', 'groupExecute', 'setgid'],
  ['othersRead', 'othersWrite', 'othersExecute', 'sticky'],
];

interface BitGridProps {
  readonly t: ChmodTranslate;
  readonly mode: number;
  /** Told the mode in octal with a bit on or off. */
  readonly onChange: (octal: string) => void;
}

/** A checkbox for each bit: a column for each class, which the special bit of the class ends. */
export function BitGrid({ t, mode, onChange }: BitGridProps) {
  return (
    <div className="grid grid-cols-1 gap-x-4 min-[480px]:grid-cols-3">
      {COLUMNS.map((bits) => (
        <div key={bits[0]} className="grid content-start">
          {bits.map((bit) => (
            <CheckboxField
              key={bit}
              name={bit}
              label={t(`view.bits.${bit}`)}
              value={hasBit(mode, bit)}
              onChange={() => onChange(formatOctal(toggleBit(mode, bit)))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
