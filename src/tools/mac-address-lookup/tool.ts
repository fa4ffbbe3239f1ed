import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'device-desktop-search', createdAt: '2023-04-06' });
