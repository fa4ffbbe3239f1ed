export { duckdb as default } from 'sql-formatter';
