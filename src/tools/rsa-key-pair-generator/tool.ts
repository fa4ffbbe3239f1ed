import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'crypto', icon: 'certificate' });
