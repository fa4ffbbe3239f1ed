/** The protocols that have ports in the IANA registry, in display order. */
export const transports = ['tcp', 'udp', 'sctp', 'dccp'] as const;

export type Transport = (typeof transports)[number];

/** The names of transports, such as `TCP, UDP`. */
export const transportNames = (some: readonly Transport[]): string => some.map((transport) => transport.toUpperCase()).join(', ');
