import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'file-settings', createdAt: '2026-11-22', inverseTool: 'ini-to-json' });
