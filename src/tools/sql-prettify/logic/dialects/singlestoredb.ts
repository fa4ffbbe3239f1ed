export { singlestoredb as default } from 'sql-formatter';
