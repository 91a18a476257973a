import type { PageKey } from './pages';
import { bookingListArgs } from './partnerBookings';

type Question = (search: string) => string | undefined;

const questions: Partial<Record<PageKey, Question>> = {
  partnerBookings: (search) => `/api/partner/bookings?${queryOf(bookingListArgs(search))}`,
  // Of another day it asks for that.
  partnerDashboard: (search) => (search ? undefined : '/api/partner/dashboard'),
};

/**
 * What a page of the owner's side asks the API first at an address with this behind its `?`, so that a browser can ask it
 * before the page's program is there; undefined where that is not known.
 */
export function firstQuestion(page: PageKey, search: string): string | undefined {
  return questions[page]?.(search);
}

function queryOf(args: Record<string, string | number | boolean>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) params.set(name, String(value));
  return params.toString();
}
