/** Time-based (RFC 6238) or counter-based (RFC 4226). */
export const otpTypes = ['TOTP', 'HOTP'] as const;

export type OtpType = (typeof otpTypes)[number];

/** RFC 6238, section 1.2. */
export const otpAlgorithms = ['SHA-1', 'SHA-256', 'SHA-512'] as const;

export type OtpAlgorithm = (typeof otpAlgorithms)[number];

/** RFC 4226, section 5.3. */
export const otpDigits = ['6', '7', '8'] as const;

export type OtpDigits = (typeof otpDigits)[number];

export const MAX_PERIOD = 86_400;

export const MAX_COUNTER = Number.MAX_SAFE_INTEGER;
