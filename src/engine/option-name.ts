/** Options that every command has, by how they are said: by their name alone, or with a text. */
export const globals = {
  json: 'flag',
  pick: 'text',
  output: 'text',
  lang: 'text',
  quiet: 'flag',
  help: 'flag',
  lines: 'flag',
} as const;

/** Names that no field has for its own: `version` stands before a tool's name alone, so it is a field's. */
export const isGlobal = (name: string): boolean => Object.hasOwn(globals, name);

/** A name of a declaration as one writes it in a command: `sortKeys` is `sort-keys`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a field as an option, without dashes. */
export function optionName(field: string): string {
  const name = kebab(field);
  return isGlobal(name) ? `${name}-text` : name;
}

/** The variable of the environment that a command names for a secret, since its words can be seen by others: `hmacKey` is `HMAC_KEY`. */
export const variableFor = (field: string): string => optionName(field).toUpperCase().replaceAll('-', '_');
