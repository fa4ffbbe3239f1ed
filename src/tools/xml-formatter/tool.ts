import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'file-type-xml', createdAt: '2023-06-17' });
