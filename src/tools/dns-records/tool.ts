import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'network',
  icon: 'address-book',
  createdAt: '2026-11-22',
  redirectFrom: ['/dns-workbench', '/spf-checker', '/dmarc-checker'],
});
