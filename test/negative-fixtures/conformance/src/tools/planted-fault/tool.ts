import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'bug', createdAt: '21 November', inverseTool: 'planted-fault', redirectFrom: ['/about'] });
