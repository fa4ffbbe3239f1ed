import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-digit',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  anyText: 3,
});
