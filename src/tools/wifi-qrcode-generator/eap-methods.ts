/** The EAP methods that phones offer for WPA2-EAP. */
export const eapMethods = ['PEAP', 'TTLS', 'PWD'] as const;

/** The phase 2 authentication methods inside the tunnel. */
export const eapPhases = ['none', 'MSCHAPV2', 'MSCHAP', 'PAP', 'GTC'] as const;
