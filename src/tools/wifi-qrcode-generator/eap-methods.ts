/** Those that phones offer for WPA2-EAP. */
export const eapMethods = ['PEAP', 'TTLS', 'PWD'] as const;

/** How the second phase authenticates, inside of the tunnel. */
export const eapPhases = ['none', 'MSCHAPV2', 'MSCHAP', 'PAP', 'GTC'] as const;
