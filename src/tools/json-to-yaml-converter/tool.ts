import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'braces', createdAt: '2023-04-10', inverseTool: 'yaml-to-json-converter' });
