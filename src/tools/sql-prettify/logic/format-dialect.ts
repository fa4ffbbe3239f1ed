export { formatDialect as default } from 'sql-formatter';
