import { fakerWords } from './lorem/faker-words.ts';

export default (): Uint8Array => fakerWords('vi');
