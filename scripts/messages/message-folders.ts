import { globSync } from 'node:fs';
import { toolIds, toolPath } from '../catalog.ts';

/** The messages that are no tool's: what the page, and the command line, say by themselves. */
export const doorFolders = ['src/i18n/shell', 'src/cli/messages'] as const;

/** The folders of messages below `root` that can share: those of the subjects and of the tools. */
export const messageFolders = (root: string): readonly string[] => [
  ...globSync('src/subjects/*/messages', { cwd: root })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted(),
  ...toolIds(root).map((id) => toolPath(id, 'messages')),
];
