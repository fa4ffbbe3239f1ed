import type { Row } from '#ui/result-row.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';
import type { UrlParts } from '../url-parts.ts';

type Translate = Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];

const ROWS = [
  'fullUrl',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'unicodeHostname',
  'port',
  'path',
  'decodedPath',
  'query',
  'fragment',
] as const;

/** Stand on the page only where they say something new. */
const OPTIONAL: readonly (typeof ROWS)[number][] = ['unicodeHostname', 'decodedPath'];

/** The parts of a URL under their names; without a URL the names alone. */
export function urlRows(t: Translate, parts: UrlParts | undefined): readonly Row[] {
  const shown = parts && {
    ...parts,
    origin: parts.origin ?? t('view.opaqueOrigin'),
    port: parts.isDefaultPort ? t('view.defaultPort', { port: parts.port }) : parts.port,
  };
  return ROWS.filter((name) => !OPTIONAL.includes(name) || shown?.[name] !== undefined).map((name) => ({
    label: t(`outputs.${name}`),
    value: shown?.[name] ?? '',
  }));
}
