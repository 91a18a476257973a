import { call, type Answer } from './client';
import type { ProblemAnswer } from './bookings';
import type { PartnerBookingAnswer } from './partnerBookings';

interface Totals {
  checkInDate: string;
  checkOutDate: string;
  nights: number;
  adults: number;
  children: number;
  roomTotal: number;
  discount: number;
  totalPrice: number;
  taxAndFee: number;
  totalAmount: number;
}

interface NightInRoom {
  roomId: number;
  roomNumber: string;
  price: number;
}

/** What a preview of a change says. */
export interface ChangePreview extends Omit<ProblemAnswer, 'status'> {
  version: number;
  kinds: string[];
  before: Totals;
  after: Totals;
  difference: number;
  lines: { position: number; segments: { roomId: number; from: string; to: string }[] }[];
  nights: { position: number; night: string; before?: NightInRoom; after?: NightInRoom }[];
  taken: { roomId: number; nights: string[] }[];
  freeRooms: { id: number }[];
  mail: boolean;
  warnings: string[];
}

export interface ChangedBooking
  extends Omit<PartnerBookingAnswer, 'history'>, Omit<ProblemAnswer, 'status'> {
  version: number;
  totalPrice: number;
  roomTotal: number;
  discount: number;
  history: { status: string; by: string | null; reason: string | null; kind?: string }[];
  rooms: {
    id: number;
    roomNumber: string;
    name: string;
    price: number;
    position: number;
    pinned?: boolean;
    segments?: { roomId: number; from: string; to: string }[];
  }[];
}

type Side = 'customer' | 'partner';

interface Changer {
  code: string;
  token: string;
  side?: Side;
  /** The server to ask; the shared one when absent. */
  url?: string | undefined;
}

/** Who changes which booking, as the desk unless it says otherwise. */
export function changesOf({ code, token, side = 'partner', url }: Changer) {
  const address = `/api/${side}/bookings/${code}`;
  const at = { token, ...(url && { url }) };
  const preview = (body: object): Promise<Answer<ChangePreview>> =>
    call('POST', `${address}/change/preview`, { ...at, body });
  const change = (body: object, headers = {}): Promise<Answer<ChangedBooking>> =>
    call('POST', `${address}/change`, { ...at, body, headers });
  const undo = (version: number): Promise<Answer<ChangedBooking>> =>
    call('POST', `${address}/undo-change`, { ...at, body: { version } });
  const swap = (body: object): Promise<Answer<ChangedBooking>> =>
    call('POST', `${address}/swap`, { ...at, body });
  const previewSwap = (
    body: object,
  ): Promise<
    Answer<{ own: ChangePreview; other: ChangePreview } & Omit<ProblemAnswer, 'status'>>
  > => call('POST', `${address}/swap/preview`, { ...at, body });
  const read = async () => (await call<ChangedBooking>('GET', address, at)).body;
  return {
    ...{ preview, change, undo, swap, previewSwap, read },
    /** Changes it at the price that the preview says. */
    async changed(wish: object): Promise<Answer<ChangedBooking>> {
      const { version } = await read();
      const seen = await preview({ version, ...wish });
      if (seen.status !== 200) throw new Error(JSON.stringify(seen.body));
      return change({ version, ...wish, totalPrice: seen.body.after.totalPrice });
    },
  };
}

/** Who changes several bookings of a hotel at once. */
export function changesTogether(hotelId: number, token: string) {
  const address = `/api/partner/hotels/${hotelId}/bookings/changes`;
  type Changes = { bookingId: string; change: object }[];
  const preview = (
    changes: Changes,
  ): Promise<Answer<ChangePreview[] & Omit<ProblemAnswer, 'status'>>> =>
    call('POST', `${address}/preview`, { token, body: { changes } });
  const change = (
    changes: Changes,
  ): Promise<Answer<{ bookingId: string; version: number }[] & Omit<ProblemAnswer, 'status'>>> =>
    call('POST', address, { token, body: { changes } });
  return { preview, change };
}
