export { n1ql as default } from 'sql-formatter';
