import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'regex', createdAt: '2024-09-20' });
