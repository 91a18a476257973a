import { addDays, eachNight, type Day } from '../../../../domain/stays/stay';
import { book, type ProblemAnswer } from '../../../support/bookings';
import type { ChangedBooking } from '../../../support/bookingChanges';
import { call, type Answer } from '../../../support/client';
import { act as actAtDesk, type House } from '../../../support/partnerBookings';
import { houseState } from './houseState';
import { isActive, nightsAfter, nightsTold, totalsOf } from './stayModel';

/** Of a stay that somebody wants, and where it is looked for. */
export interface Wish {
  room: number;
  day: number;
  nights: number;
  by: 'guest' | 'desk';
  hasCode: boolean;
}

/** Whose change it is and what it does. */
export interface ChangeWish {
  stay: number;
  by: 'guest' | 'desk';
  how: 'later' | 'longer' | 'shorter' | 'room' | 'split' | 'elsewhere' | 'add' | 'remove' | 'party';
  room: number;
  nights: number;
}

/**
 * A small hotel and what it has to be like: each act is done at the hotel and here, and then both have to be the same. An act
 * that is refused leaves all as it was.
 */
export function houseModel(house: House, { voucherCode }: { voucherCode: string }) {
  const { hotel, partner, traveller } = house;
  const state = houseState(house);
  const { today, prices, closures, path, roomId } = state;
  const { changes, chosen, takenBeside, isFree, expectRead, happened, booked } = state;

  return {
    async book({ room, day, nights: many, by, hasCode }: Wish) {
      const checkInDate = addDays(today, by === 'guest' ? day + 1 : day);
      const checkOutDate = addDays(checkInDate, many);
      const id = roomId(room);
      const price = prices.get(id)!;
      const wanted = eachNight({ checkIn: checkInDate, checkOut: checkOutDate });
      const isTaken = wanted.some((night) => takenBeside().has(`${id} ${night}`));
      const withCode = by === 'guest' && hasCode;
      const totalPrice = price * many * (withCode ? 0.9 : 1);
      const common = { checkInDate, checkOutDate, totalPrice };
      const answer =
        by === 'guest'
          ? await book<{ bookingId: string }>(traveller.token, {
              ...{ ...common, hotelId: hotel.id, status: 'PENDING', rooms: [{ id, price }] },
              ...{ paymentMethod: { id: 1, type: 'CASH' }, ...(withCode && { voucherCode }) },
            })
          : await call<{ bookingId: string }>('POST', `${path}/bookings`, {
              token: partner.token,
              body: {
                ...{ ...common, source: 'WALK_IN', guestName: 'Bình', roomIds: [id] },
                ...(hasCode && day === 0 && { checkInNow: true }),
              },
            });
      if (answer.status !== 201) return refused(answer, isTaken ? 'ROOM_TAKEN' : 'BOOKING_LIMIT');
      expect(isTaken).toBe(false);
      const { bookingId: code } = answer.body;
      const read = await call<ChangedBooking>('GET', `/api/partner/bookings/${code}`, {
        token: partner.token,
      });
      await expectRead(booked(read, { isOwn: by === 'guest', hasCode: withCode }));
    },

    async change({ stay: n, by, how, room, nights }: ChangeWish) {
      const stay = chosen(n, by);
      if (!stay) return;
      const [checkIn, checkOut] = stay.stay;
      const positions = [
        ...new Set([...stay.nights.keys()].map((key) => Number(key.split(' ')[0]))),
      ];
      const position = positions[room % positions.length]!;
      const there = { position, roomId: roomId(room) };
      const wishes: Record<ChangeWish['how'], object> = {
        later: { checkInDate: addDays(checkIn, nights), checkOutDate: addDays(checkOut, nights) },
        longer: { checkOutDate: addDays(checkOut, nights) },
        shorter: { checkOutDate: addDays(checkOut, -1) },
        room: { lines: [there] },
        split: { lines: [{ ...there, from: addDays(checkIn, 1) }] },
        elsewhere: { lines: [there], checkOutDate: addDays(checkOut, 1) },
        add: { addRooms: [{ roomId: there.roomId }] },
        remove: { removeLines: [position] },
        party: { adults: nights },
      };
      const { version } = stay;
      const wish = { version, ...wishes[how] };
      const seen = await changes(stay, by).preview(wish);
      if (seen.status !== 200) {
        const answer = await changes(stay, by).change({ ...wish, totalPrice: 0 });
        expect([answer.status, answer.body.code]).toEqual([seen.status, seen.body.code]);
        return expectRead(stay);
      }
      const { before, after, kinds, taken } = seen.body;
      expect(before).toMatchObject(totalsOf(stay));
      const next = nightsAfter(stay, seen.body, { by, prices });
      expect(after).toMatchObject(totalsOf({ ...stay, nights: next }));
      expect(taken.length === 0).toBe(isFree(next, stay));
      const answer = await changes(stay, by).change({ ...wish, totalPrice: after.totalPrice });
      if (kinds.length === 0) refused(answer, 'NOTHING_CHANGED');
      else if (taken.length > 0) refused(answer, 'ROOM_TAKEN');
      else if (answer.status !== 200) refused(answer, 'BOOKING_LIMIT');
      else {
        expect(answer.body).toMatchObject({
          ...totalsOf({ ...stay, nights: next }),
          ...datesOf(after),
        });
        if (by === 'guest') stay.undoable = [];
        else stay.undoable.push({ before: stay.nights, stay: stay.stay });
        happened(stay, await changes(stay).read());
        Object.assign(stay, { nights: next, stay: [after.checkInDate, after.checkOutDate] });
      }
      await expectRead(stay);
    },

    async undo(n: number) {
      const stay = chosen(n);
      if (!stay) return;
      const answer = await changes(stay).undo(stay.version);
      const last = stay.undoable.at(-1);
      const other = last?.swappedWith;
      const theirs = other?.undoable.at(-1);
      const isWhole = last && (!other || (isActive(other) && theirs?.swappedWith === stay));
      if (!last && stay.isJustBooked) {
        // Half a minute later it stays.
        if (answer.status !== 200) refused(answer, 'UNDO_TOO_LATE');
        else {
          happened(stay, await changes(stay).read());
          Object.assign(stay, { status: 'CANCELLED', isJustBooked: false });
        }
      } else if (!isWhole) refused(answer, 'NOTHING_TO_UNDO');
      else {
        const sides = [stay, ...(other ? [other] : [])];
        const canBe = sides.every((side) => isFree(side.undoable.at(-1)!.before, ...sides));
        if (!canBe) refused(answer, 'NIGHTS_SOLD');
        else {
          expect([answer.status, answer.body.code]).toEqual([200, undefined]);
          for (const side of sides) {
            const { before, stay: days } = side.undoable.pop()!;
            happened(side, await changes(side).read());
            Object.assign(side, { nights: before, stay: days });
            await expectRead(side);
          }
        }
      }
      await expectRead(stay);
    },

    async swap(n: number, m: number) {
      const [stay, other] = [chosen(n), chosen(m)];
      if (!stay || !other || stay === other) return;
      const wanted = { bookingId: other.code, version: other.version, position: 0 };
      const answer = await changes(stay).swap({
        ...{ version: stay.version, position: 0, other: wanted },
      });
      if (answer.status !== 200) refused(answer);
      for (const [side, swappedWith] of [
        [stay, other],
        [other, stay],
      ] as const) {
        if (answer.status === 200) {
          const read = await changes(side).read();
          const nights = nightsTold(read, (key) => side.nights.get(key)!.price);
          side.undoable.push({ before: side.nights, stay: side.stay, swappedWith });
          happened(side, read);
          Object.assign(side, { nights });
        }
        await expectRead(side);
      }
    },

    async move(n: number, action: 'check-in' | 'check-out' | 'release' | 'cancel') {
      const stay = chosen(n);
      if (!stay) return;
      const body = action === 'cancel' ? { reason: 'Vỡ ống nước' } : undefined;
      const answer = await actAtDesk(partner.token, stay.code, action, body && { body });
      const isExpected = {
        'check-in': stay.status === 'CONFIRMED' && stay.stay[0] <= today,
        'check-out': stay.status === 'CHECKED_IN',
        release: answer.status === 200 && stay.status === 'CONFIRMED',
        cancel: stay.status === 'CONFIRMED',
      }[action];
      if (!isExpected) refused(answer);
      else {
        expect([answer.status, answer.body.code]).toEqual([200, undefined]);
        const to = {
          ...{ 'check-in': 'CHECKED_IN', 'check-out': 'COMPLETED' },
          ...{ release: 'NO_SHOW', cancel: 'CANCELLED' },
        }[action];
        happened(stay, await changes(stay).read());
        Object.assign(stay, { status: to, isJustBooked: false, undoable: [] });
      }
      await expectRead(stay);
    },

    async close(room: number, day: number, nights: number) {
      const [id, from] = [roomId(room), addDays(today, day)];
      const to = addDays(from, nights);
      const wanted = eachNight({ checkIn: from, checkOut: to }).map((night) => `${id} ${night}`);
      const isTaken = wanted.some((night) => takenBeside().has(night));
      const answer = await call<{ id: number }>('POST', `${path}/rooms/${id}/closures`, {
        token: partner.token,
        body: { from, to, reason: 'Sơn lại' },
      });
      if (isTaken) return refused(answer, 'ROOM_BOOKED');
      expect(answer.status).toBe(201);
      closures.set(answer.body.id, wanted);
    },

    async reopen(n: number) {
      const [id, nights] = [...closures][n % closures.size] ?? [];
      if (id === undefined || !nights) return;
      const room = nights[0]!.split(' ')[0]!;
      const address = `${path}/rooms/${room}/closures/${id}`;
      expect((await call('DELETE', address, { token: partner.token })).status).toBe(200);
      closures.delete(id);
    },

    expectCalendar: state.expectCalendar,
  };
}

function refused({ status, body }: Answer<unknown>, ...codes: string[]): void {
  const { code, message } = body as Partial<ProblemAnswer>;
  expect([409, 422]).toContain(status);
  if (codes.length > 0) expect(codes).toContain(code);
  expect(message).toBeTruthy();
}

function datesOf({ checkInDate, checkOutDate }: { checkInDate: Day; checkOutDate: Day }) {
  return { checkInDate, checkOutDate };
}
