import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'file-diff', createdAt: '2023-08-16', compares: 'text' });
