import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'indent-increase', createdAt: '2024-01-31' });
