/** The month in which the text on the use of personal data got its present wording. */
export const CONSENT_VERSION = '2026-11';
