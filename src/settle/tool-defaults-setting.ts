import { namesFor } from '#core/field-text.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import type { ToolDefaults } from '#core/page-settings.ts';
import type { Faults, Said } from './faults.ts';
import { meant, settingFaults } from './settings-faults.ts';
import type { OptionFacts, SiteFacts } from './site-facts.ts';
import { toolCalled } from './tools-setting.ts';

const KEY = 'tools.defaults';

type Default = string | number | boolean;

const isDefault = (value: unknown): value is Default => ['string', 'number', 'boolean'].includes(typeof value);

/** What an option can be, in the words of the other formats. */
export function formatOf(option: OptionFacts): string {
  if (option.kind === 'flag') return 'a boolean';
  if (option.kind === 'choice') return `one of ${option.values.join(', ')}`;
  if (option.kind === 'text') return option.longest === undefined ? 'a text' : `a text of at most ${option.longest} characters`;
  return `${option.isWhole ? 'a whole number' : 'a number'} from ${option.min} to ${option.max}`;
}

/** The JSON type that the values of an option have. */
const typeOf = ({ kind }: OptionFacts): string => ({ flag: 'boolean', number: 'number', choice: 'string', text: 'string' })[kind];

const isValueOf = (option: OptionFacts, value: Default): boolean =>
  typeof value === typeOf(option) && kindOf(option).decode(option, String(value)) !== undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The defaults of a site for the options of its tools, by the names of today. */
export function toolDefaultsOf(said: Said | undefined, facts: SiteFacts, faults: Faults): ToolDefaults {
  const source = said?.source ?? '';
  const defaults: Record<string, Record<string, Default>> = {};
  for (const [name, options] of Object.entries(isObject(said?.value) ? said.value : {})) {
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
        else if (!isDefault(value) || !isValueOf(field, value))
          faults.add(KEY, settingFaults.wrong(`${place}.${option}`, source, formatOf(field), value));
        else defaults[tool.id] = { ...defaults[tool.id], [today]: value };
      }
    }
  }
  return defaults;
}
