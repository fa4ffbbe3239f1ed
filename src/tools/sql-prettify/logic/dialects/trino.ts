export { trino as default } from 'sql-formatter';
