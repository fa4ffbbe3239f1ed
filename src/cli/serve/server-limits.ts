/** What a server bears, that no visitor takes it from the others. Times are in milliseconds. */
export interface ServerLimits {
  /** Bytes of the first line and the headers of a request. */
  readonly headerBytes: number;
  /** Until the headers of a request are there, from the connection or its first byte on. */
  readonly headerTime: number;
  /** For a connection on which nothing is asked. */
  readonly idleTime: number;
  /** For an answer, however slowly it is taken. */
  readonly answerTime: number;
  /** Connections at once; one more is closed. */
  readonly connections: number;
  /** Requests that wait for the answer before them on their connection, on all connections together; one more closes its connection. */
  readonly waiting: number;
  /** For the answers that run when the server is told to end. */
  readonly endingTime: number;
}

export const serverLimits: ServerLimits = {
  headerBytes: 16 * 1024,
  headerTime: 10_000,
  idleTime: 75_000,
  answerTime: 120_000,
  connections: 1000,
  waiting: 4000,
  endingTime: 5000,
};
