import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'markdown', createdAt: '2024-08-25' });
