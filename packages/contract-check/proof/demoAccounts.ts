/** Nobody signs up as an administrator; what an account may hold is not set otherwise. */
export const OWN_ACCOUNTS = ['--admin', 'admin@example.com:Admin123', '--default-limits'];

/** The accounts that the example begins with, as options of the check. */
export const DEMO_ACCOUNTS = [
  ...OWN_ACCOUNTS,
  ...['--customer', 'customer@example.com:Customer123'],
  ...['--customer', 'customer2@example.com:Customer123'],
  ...['--partner', 'partner@example.com:Partner123'],
  ...['--partner', 'partner2@example.com:Partner123'],
];
