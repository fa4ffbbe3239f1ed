import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'web', icon: 'browser', createdAt: '2023-04-06' });
