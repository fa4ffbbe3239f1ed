import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'eye-off', createdAt: '2023-08-16' });
