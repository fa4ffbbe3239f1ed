import type { ToolManifest } from './tool.ts';

export const inverseTool: ToolManifest['inverseTool'] = 'hash-test';
