/** Official examples: valid IBANs that belong to nobody. */
export const exampleIbans = ['FR76 3000 6000 0112 3456 7890 189', 'DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19'] as const;
