import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'align-justified', createdAt: '2023-06-23', inverseTool: 'yaml-to-toml' });
