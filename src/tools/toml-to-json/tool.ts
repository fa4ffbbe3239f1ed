import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'json', createdAt: '2023-06-23', inverseTool: 'json-to-toml' });
