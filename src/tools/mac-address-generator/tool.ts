import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'devices', createdAt: '2023-12-01' });
