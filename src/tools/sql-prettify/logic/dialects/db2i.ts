export { db2i as default } from 'sql-formatter';
