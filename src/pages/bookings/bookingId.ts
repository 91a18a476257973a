/** Whether a text from an address can be a booking's id, so that nothing else is asked for. */
export function isBookingId(text: string): boolean {
  return /^[A-Za-z0-9-]{6,40}$/.test(text);
}
