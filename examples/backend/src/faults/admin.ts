/** Of what administrators do. */
export const OF_ADMIN = {
  'suspended and restored': [
    ['suspended-hotel-sold', 'A hotel that was taken off sale is booked by who knows it.'],
    ['suspended-stays-in', 'Whoever was suspended goes on as long as the page is open.'],
    ['suspended-owner-sells', 'The hotels of a fraud stay on sale.'],
    ['restored-is-listed', 'A draft is on sale once it is restored.'],
    ['risks-latest-first', 'The guest of tomorrow stands behind the one of next year.'],
    ['log-without-reason', 'Nobody knows why a hotel was suspended.'],
    ['suspended-twice', 'A second administrator overwrites the reason of the first.'],
    ['risk-keeps-nights', 'The rooms of a cancelled booking are never sold.'],
    ['role-unread', 'The list of partners shows everybody.'],
    ['owner-untold', 'A partner does not learn that the hotel is off sale.'],
  ],
} as const;
