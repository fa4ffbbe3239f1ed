import type { ChoiceField, TextField } from '#core/fields.ts';
import { namesFor } from '#core/field-text.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { ToolDefaults } from '#core/page-settings.ts';
import type { Faults } from './faults.ts';
import type { Said } from './said-settings.ts';
import { meant, settingFaults } from './settings-faults.ts';
import type { OptionFacts, SiteFacts } from './site-facts.ts';
import { toolCalled } from './tools-setting.ts';

const KEY = 'tools.defaults';

type Default = string | number | boolean;

/** Describes the valid values of an option, for an error message. */
export function formatOf(option: OptionFacts): string {
  if (option.kind === 'flag') return 'a boolean';
  if (option.kind === 'choice') return `one of ${option.values.join(', ')}`;
  if (option.kind === 'text') return option.maxLength === undefined ? 'a text' : `a text of at most ${option.maxLength} characters`;
  return `${option.isInteger ? 'a whole number' : 'a number'} from ${option.min} to ${option.max}`;
}

/** Reads a JSON value of an option, converting a former value of a choice to the present one. `undefined` if it is invalid. */
function valueOf(option: OptionFacts, value: unknown): Default | undefined {
  if (option.kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (option.kind !== 'number')
    return typeof value === 'string' ? kindOf<ChoiceField | TextField>(option).decode(option, value) : undefined;
  const isOne = typeof value === 'number' && value >= option.min && value <= option.max && (!option.isInteger || Number.isInteger(value));
  return isOne ? value + 0 : undefined; // + 0 turns -0 into 0
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a site's defaults for the options of tools, converted to the current names. */
export function toolDefaultsOf(given: Said | undefined, facts: SiteFacts, faults: Faults): ToolDefaults {
  const source = given?.source ?? '';
  const defaults: Record<string, Record<string, Default>> = {};
  for (const [name, options] of Object.entries(isObject(given?.value) ? given.value : {})) {
    const tool = toolCalled(name, facts);
    const place = `${KEY}.${name}`;
    if (!tool) {
      const guess = meant(
        name,
        facts.tools.map(({ id }) => id),
      );
      faults.add(KEY, settingFaults.wrong(place, source, 'the id of a tool', name) + guess);
    } else if (!isObject(options)) faults.add(KEY, settingFaults.wrong(place, source, 'an object of options', options));
    else {
      for (const [option, value] of Object.entries(options)) {
        const [today, field] = Object.entries(tool.options).find(([each, facts_]) => namesFor(each, facts_).includes(option)) ?? [];
        if (!field || today === undefined)
          faults.add(KEY, settingFaults.noOption(`${place}.${option}`, source, option, Object.keys(tool.options)));
        else {
          const default_ = valueOf(field, value);
          if (default_ === undefined) faults.add(KEY, settingFaults.wrong(`${place}.${option}`, source, formatOf(field), value));
          else defaults[tool.id] = { ...defaults[tool.id], [today]: default_ };
        }
      }
    }
  }
  return defaults;
}
