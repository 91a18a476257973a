/** Under which what is written of a booking is kept when the session ends; not once the booking is another. */
export const keptName = (
  act: 'cancel' | 'change' | 'guests' | 'swap',
  { bookingId, version = 1 }: { bookingId: string; version?: number | undefined },
): string => `${act} ${bookingId} ${version}`;
