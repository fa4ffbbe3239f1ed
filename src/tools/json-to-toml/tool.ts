import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'toml', createdAt: '2023-06-23', inverseTool: 'toml-to-json' });
