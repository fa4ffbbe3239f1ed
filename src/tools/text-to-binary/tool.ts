import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'binary', createdAt: '2023-10-15' });
