import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'building-factory', createdAt: '2023-04-09' });
