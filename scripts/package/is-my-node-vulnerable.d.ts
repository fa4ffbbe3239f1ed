declare module 'is-my-node-vulnerable' {
  /** Downloads the list of the Node.js security working group. Ends the process with status 1 if that fails. */
  export const isNodeVulnerable: (version: string, platform: string) => Promise<boolean>;
}
