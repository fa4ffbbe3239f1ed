import { globSync } from 'node:fs';
import { toolIds, toolPath } from '../catalog.ts';

/** The messages that are no tool's: what every page, that of the settings, and the command line say by themselves. */
export const doorFolders = [
  'src/i18n/shell',
  'src/i18n/settings',
  'src/i18n/many',
  'src/i18n/steps',
  'src/i18n/presets',
  'src/cli/messages',
] as const;

/** The folders of messages below `root` that can share: those of the subjects and of the tools. */
export const messageFolders = (root: string): readonly string[] => [
  ...globSync('src/subjects/*/messages', { cwd: root })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted(),
  ...toolIds(root).map((id) => toolPath(id, 'messages')),
];
