import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'crypto', icon: 'sort-descending-numbers', createdAt: '2023-09-11' });
