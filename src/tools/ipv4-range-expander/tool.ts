import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'arrows-horizontal', createdAt: '2023-04-19' });
