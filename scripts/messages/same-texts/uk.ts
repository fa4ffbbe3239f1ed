import type { SameTexts } from './same-texts.ts';

export default [] satisfies readonly SameTexts[];
