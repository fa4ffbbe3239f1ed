import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // APIs of the web platform, of Java and of POSIX
  { detector: 'identifier', input: 'getElementById', reading: 'Identifier', answer: 'get_element_by_id' },
  { detector: 'identifier', input: 'MAX_RETRY_COUNT', reading: 'Identifier', answer: 'maxRetryCount' },
  { detector: 'identifier', input: 'addEventListener', reading: 'Identifier', answer: 'add_event_listener' },
  { detector: 'identifier', input: 'ArrayIndexOutOfBoundsException', reading: 'Identifier', answer: 'array_index_out_of_bounds_exception' },
  { detector: 'identifier', input: 'created_at', reading: 'Identifier', answer: 'createdAt' },
  { detector: 'identifier', input: 'SC_PAGE', reading: 'Identifier', answer: 'scPage' },
  { detector: 'identifier', input: 'user_id', reading: 'Identifier', answer: 'userId' },
  { detector: 'identifier', input: '"requestAnimationFrame"', reading: 'Identifier', answer: 'request_animation_frame' },
  { detector: 'identifier', input: 'O_CREAT', reading: 'Identifier', answer: 'oCreat' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'identifier', input: 'JavaScript' },
  { detector: 'identifier', input: 'McDonald' },
  { detector: 'identifier', input: 'hello_' },
  { detector: 'identifier', input: '_private' },
  { detector: 'identifier', input: 'hello' },
  { detector: 'identifier', input: '@jane_doe' },
  { detector: 'identifier', input: 'kebab-case-name' },
  { detector: 'identifier', input: 'two words' },
  { detector: 'identifier', input: 'GitHub' },
  { detector: 'identifier', input: 'a.b.c' },
  { detector: 'identifier', input: '__init__' },
  { detector: 'identifier', input: 'HTML' },
  { detector: 'identifier', input: 'snake__case' },
  { detector: 'identifier', input: 'getX' },
] satisfies readonly Negative[];
