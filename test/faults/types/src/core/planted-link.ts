import type { ToolManifest } from './tool.ts';

export const opposite: ToolManifest['opposite'] = 'hash-test';
