export { operations } from '../uuid-generator/logic.ts';
