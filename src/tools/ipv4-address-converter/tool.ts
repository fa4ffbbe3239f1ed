import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'binary', createdAt: '2023-04-08' });
