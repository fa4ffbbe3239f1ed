/** The protocols that have ports in the registry of the IANA, in the order in which they are named. */
export const transports = ['tcp', 'udp', 'sctp', 'dccp'] as const;

export type Transport = (typeof transports)[number];

/** `TCP, UDP`. */
export const transportNames = (some: readonly Transport[]): string => some.map((transport) => transport.toUpperCase()).join(', ');
