import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'notebook', createdAt: '2024-09-20' });
