/** Limits that keep one visitor from using the resources of others. Times are in milliseconds. */
export interface ServerLimits {
  /** The size of a request's first line and headers, in bytes. */
  readonly headerBytes: number;
  /** From the connection, or the first byte of the request, until the end of its headers. */
  readonly headerTime: number;
  /** For a connection without a request. */
  readonly idleTime: number;
  /** For a response, even if the client reads slowly. */
  readonly answerTime: number;
  /** Open connections. A further one is closed. */
  readonly connections: number;
  /** Requests waiting for an earlier response on their connection, across all connections. A further one closes its connection. */
  readonly waiting: number;
  /** For the active responses when the server stops. */
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
