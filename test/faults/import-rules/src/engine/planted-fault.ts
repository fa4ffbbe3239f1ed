export { writeStored } from '#workbench/stored/storage.ts';
