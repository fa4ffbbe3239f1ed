import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'measurement', icon: 'gauge', createdAt: '2023-04-05' });
