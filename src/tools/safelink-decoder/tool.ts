import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'web', icon: 'mailbox', createdAt: '2024-03-11' });
