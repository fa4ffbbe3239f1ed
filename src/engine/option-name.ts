/** The options of every command: flags, or options with a text. */
export const globals = {
  json: 'flag',
  pick: 'text',
  output: 'text',
  lang: 'text',
  quiet: 'flag',
  help: 'flag',
  lines: 'flag',
} as const;

/** Whether a name is reserved for a global option. `version` is free for fields, because it is global only without a tool name. */
export const isGlobal = (name: string): boolean => Object.hasOwn(globals, name);

/** Converts a declared name to its form on the command line: `sortKeys` becomes `sort-keys`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The option name of a field, without dashes. */
export function optionName(field: string): string {
  const name = kebab(field);
  return isGlobal(name) ? `${name}-text` : name;
}

/** The environment variable suggested for a secret, because other users can see command-line arguments: `hmacKey` becomes `HMAC_KEY`. */
export const variableFor = (field: string): string => optionName(field).toUpperCase().replaceAll('-', '_');
