import { type Setting, type SiteSettingKey, HOME_TEXT_LENGTH, siteSettings } from '#core/settings.ts';
import type { OptionFacts, SiteFacts, ToolFacts } from './site-facts.ts';
import { takenSegments } from './taken-segment.ts';

type Schema = Readonly<Record<string, unknown>>;

const objectOf = (properties: Readonly<Record<string, Schema>>): Schema => ({ type: 'object', properties, additionalProperties: false });

/** Former names, which are still read but which editors should not suggest. */
const former = (names: readonly string[]): readonly Schema[] => (names.length > 0 ? [{ enum: names, deprecated: true }] : []);

/** The entries allowed in a list of tools: ids, categories, and former ids. */
const toolNames = ({ tools }: SiteFacts): Schema => ({
  anyOf: [
    { enum: tools.map(({ id }) => id) },
    { enum: [...new Set(tools.map(({ category }) => category))] },
    ...former(tools.flatMap((tool) => tool.former)),
  ],
});

function optionSchema(option: OptionFacts): Schema {
  const { initial } = option;
  if (option.kind === 'flag') return { type: 'boolean', default: initial };
  if (option.kind === 'number')
    return { type: option.isInteger ? 'integer' : 'number', minimum: option.min, maximum: option.max, default: initial };
  if (option.kind === 'text')
    return { type: 'string', ...(option.maxLength === undefined ? {} : { maxLength: option.maxLength }), default: initial };
  return { anyOf: [{ enum: option.values }, ...former(Object.keys(option.valueAliases ?? {}))], default: initial };
}

const optionsSchema = ({ options }: ToolFacts): Schema =>
  objectOf(
    Object.fromEntries(
      Object.entries(options).flatMap(([name, option]) => [
        [name, optionSchema(option)],
        ...(option.aliases ?? []).map((before): [string, Schema] => [before, { ...optionSchema(option), deprecated: true }]),
      ]),
    ),
  );

const toolsSchema = ({ tools }: SiteFacts): Schema =>
  objectOf(
    Object.fromEntries(
      tools.flatMap((tool) => [
        [tool.id, optionsSchema(tool)],
        ...tool.former.map((id): [string, Schema] => [id, { ...optionsSchema(tool), deprecated: true }]),
      ]),
    ),
  );

/** Schemas of the settings whose rules depend on the site. */
function schemasOf(facts: SiteFacts): Readonly<Partial<Record<SiteSettingKey, Schema>>> {
  const text: Schema = { type: 'string', maxLength: HOME_TEXT_LENGTH };
  const list: Schema = { type: 'array', items: toolNames(facts) };
  const taken = [...takenSegments(facts)].filter((name) => /^[\w-]+$/.test(name)).join('|');
  return {
    'app.baseUrl': { not: { pattern: `^/(?:${taken})/` } },
    'tools.only': list,
    'tools.hide': list,
    'tools.defaults': toolsSchema(facts),
    'home.text': { anyOf: [text, objectOf(Object.fromEntries(facts.languages.map((language) => [language, text])))] },
  };
}

/** The JSON Schema (2020-12) of a site's settings file, for editors. It uses only the core vocabulary, which every editor supports. */
export function configurationSchema(facts: SiteFacts): Schema {
  const schemas = schemasOf(facts);
  const groups: Record<string, Record<string, Schema>> = {};
  for (const [key, { format, initial }] of Object.entries<Setting<unknown>>(siteSettings)) {
    const [group = '', name = ''] = key.split('.');
    groups[group] = {
      ...groups[group],
      [name]: {
        description: format.description,
        ...format.schema,
        ...schemas[key as SiteSettingKey], // keys of `siteSettings`
        ...(initial === undefined ? {} : { default: initial }),
      },
    };
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of a site of IT Tools',
    ...objectOf({
      $schema: { type: 'string' },
      ...Object.fromEntries(Object.entries(groups).map(([group, members]) => [group, objectOf(members)])),
    }),
  };
}
