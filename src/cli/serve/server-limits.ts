/** Limits that keep one visitor from using the resources of others. Times are in milliseconds. */
export interface ServerLimits {
  /** The size of a request's first line and headers, in bytes. */
  readonly headerBytes: number;
  /** The time from the connection, or from the first byte of a request, to the end of the request's headers. */
  readonly headerTime: number;
  /** The time that a connection stays open without a request. */
  readonly idleTime: number;
  /** The time for a response, even if the client reads slowly. */
  readonly answerTime: number;
  /** The number of open connections. A further one is closed. */
  readonly connections: number;
  /**
   * The number of requests, across all connections, that wait for an earlier response on their connection. A further one closes its
   * connection.
   */
  readonly waiting: number;
  /** The time for active responses when the server stops. */
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
