import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'text-wrap', createdAt: '2024-01-31' });
