import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // PostgreSQL 17, chapters “SELECT”, “INSERT”, “Table Expressions”
  { detector: 'sql', input: 'select id, name from users where id = 7', reading: 'SQL', answer: '1 statement: SELECT' },
  { detector: 'sql', input: 'SELECT * FROM weather;', reading: 'SQL', answer: '1 statement: SELECT' },
  {
    detector: 'sql',
    input: 'CREATE TABLE t (id INT PRIMARY KEY);\nINSERT INTO t VALUES (1);',
    reading: 'SQL',
    answer: '2 statements: CREATE, INSERT',
  },
  { detector: 'sql', input: '-- all of them\nDELETE FROM films;', reading: 'SQL', answer: '1 statement: DELETE' },
  { detector: 'sql', input: "UPDATE films SET kind = 'Dra;matic' WHERE kind = 'Drama';", reading: 'SQL', answer: '1 statement: UPDATE' },
  { detector: 'sql', input: 'WITH t AS (\n    SELECT 1 AS x\n)\nSELECT x FROM t', reading: 'SQL', answer: '1 statement: WITH' },
  { detector: 'sql', input: '/* gone */ drop table if exists t;', reading: 'SQL', answer: '1 statement: DROP' },
  { detector: 'sql', input: 'INSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);', reading: 'SQL', answer: '2 statements: INSERT' },
  { detector: 'sql', input: 'ALTER TABLE distributors ADD COLUMN address varchar(30);', reading: 'SQL', answer: '1 statement: ALTER' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'sql', input: 'Select your favourite dish from the menu' },
  { detector: 'sql', input: 'select' },
  { detector: 'sql', input: 'Update the page and set it right' },
  { detector: 'sql', input: 'Create a table' },
  { detector: 'sql', input: 'Drop by later' },
  { detector: 'sql', input: 'With love, as ever' },
  { detector: 'sql', input: 'Delete from here to there' },
  { detector: 'sql', input: 'Insert into the slot' },
  { detector: 'sql', input: 'from users select name' },
  { detector: 'sql', input: 'drop the table' },
  { detector: 'sql', input: 'Alter ego' },
  { detector: 'sql', input: 'SELECTION FROM a, b' },
  { detector: 'sql', input: 'const q = "SELECT * FROM t"' },
] satisfies readonly Negative[];
