import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'file-type-xml', createdAt: '2024-08-09', inverseTool: 'json-to-xml' });
