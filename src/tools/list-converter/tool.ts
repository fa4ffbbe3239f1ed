import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'list', createdAt: '2023-05-07' });
