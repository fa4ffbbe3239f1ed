export { writeStored } from '#tool-ui/stored/storage.ts';
