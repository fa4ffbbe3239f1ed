import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'mail-check', createdAt: '2024-08-15' });
