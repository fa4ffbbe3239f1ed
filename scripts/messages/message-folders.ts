import { globSync } from 'node:fs';
import { toolIds, toolPath } from '../catalog.ts';

/** Folders of messages that do not belong to a tool, such as those of every page, of the settings, and of the command line. */
export const adapterFolders = [
  'src/i18n/shell',
  'src/i18n/settings',
  'src/i18n/many',
  'src/i18n/steps',
  'src/i18n/presets',
  'src/cli/messages',
] as const;

/** The folders of messages below `root` that can use shared messages: those of domains and tools. */
export const messageFolders = (root: string): readonly string[] => [
  ...globSync('src/domains/*/messages', { cwd: root })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted(),
  ...toolIds(root).map((id) => toolPath(id, 'messages')),
];
