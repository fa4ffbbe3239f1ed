import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'crypto', icon: 'password', createdAt: '2023-06-24' });
