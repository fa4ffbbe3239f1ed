import type { Declaration } from '#core/declaration.ts';
import { type ControlValues, initialControlValues } from '../stored/control-values.ts';
import type { AdvancedOptionsState } from './option-fields.tsx';

/** The state of the options behind `More options`. */
export function advancedOptionsOf(
  { options, viewOptions, advancedOptions = [] }: Declaration,
  controlValues: ControlValues,
  linked: string,
): AdvancedOptionsState {
  const initial = initialControlValues({ inputs: {}, options: { ...options, ...viewOptions } });
  const link = new URLSearchParams(linked);
  return {
    folded: advancedOptions,
    changed: advancedOptions.filter((name) => controlValues[name] !== initial[name]),
    linked: advancedOptions.filter((name) => link.has(name)),
  };
}
