import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'math', icon: 'percentage', createdAt: '2023-06-18' });
