export { redshift as default } from 'sql-formatter';
