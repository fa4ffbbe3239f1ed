import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'data', icon: 'phone', createdAt: '2023-05-01' });
