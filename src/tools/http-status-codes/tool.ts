import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'web', icon: 'server', createdAt: '2023-04-13' });
