import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'file-type-csv', createdAt: '2023-06-18' });
