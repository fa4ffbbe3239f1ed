import { siteSettings } from '#core/settings.ts';
import { settingFaults } from './settings-faults.ts';

const keys: readonly string[] = Object.keys(siteSettings);
const groups = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];

/** The key with which editors find `configuration.schema.json`. It is ignored here. */
const SCHEMA = '$schema';

/** Errors about the keys of a settings file: unknown keys, and groups that are not objects. */
export const unknownKeys = (file: Readonly<Record<string, unknown>>, path: string): readonly string[] =>
  Object.entries(file).flatMap(([group, members]) => {
    if (group === SCHEMA) return typeof members === 'string' ? [] : [settingFaults.wrong(group, path, 'any text', members)];
    if (!groups.includes(group)) return [settingFaults.noSetting(group, path, [...groups, ...keys])];
    if (typeof members !== 'object' || members === null || Array.isArray(members))
      return [settingFaults.wrong(group, path, 'an object', members)];
    return Object.keys(members).flatMap((name) => {
      const key = `${group}.${name}`;
      return keys.includes(key) ? [] : [settingFaults.noSetting(key, path, keys)];
    });
  });
