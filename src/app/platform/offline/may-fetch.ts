/** From the Network Information API, which only some browsers support. */
export interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

export const connectionOf = (owner: Navigator): Connection | undefined => (owner as { readonly connection?: Connection }).connection;

/** Whether background downloads are allowed: the device is online, data saving is off, and the connection is not cellular. */
export function mayFetch(isOnline: boolean, connection: Connection | undefined): boolean {
  return isOnline && connection?.saveData !== true && connection?.type !== 'cellular';
}
