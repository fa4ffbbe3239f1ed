import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'align-justified',
  createdAt: '2023-04-10',
  inverseTool: 'json-to-yaml-converter',
});
