/** Of the Network Information API, which only some browsers have. */
export interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

export const connectionOf = (owner: Navigator): Connection | undefined => (owner as { readonly connection?: Connection }).connection;

/** Whether what nobody has asked for may be fetched: there is a network, the visitor does not save data, and it costs him nothing. */
export function mayFetch(isOnline: boolean, connection: Connection | undefined): boolean {
  return isOnline && connection?.saveData !== true && connection?.type !== 'cellular';
}
