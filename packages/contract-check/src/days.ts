const DAY_MS = 86_400_000;

/** A day in Vietnam, so many days from now. */
export function dayIn(days: number, now = Date.now()): string {
  const there = new Date(now + 7 * 3_600_000);
  return new Date(there.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

export function stayIn(days: number, nights = 2): { checkInDate: string; checkOutDate: string } {
  return { checkInDate: dayIn(days), checkOutDate: dayIn(days + nights) };
}

export const nightsBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
