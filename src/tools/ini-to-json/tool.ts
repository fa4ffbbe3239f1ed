import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'json', createdAt: '2026-11-22', inverseTool: 'json-to-ini' });
