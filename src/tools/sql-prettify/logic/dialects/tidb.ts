export { tidb as default } from 'sql-formatter';
