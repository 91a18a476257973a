import { screen } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { CloseRooms } from '../../../../src/backoffice/partner/calendar/acts/CloseRooms';
import { renderPiece } from '../../../support/browser/partnerPiece';

const today = vietnamToday(new Date());
const [first, last] = [addDays(today, 1), addDays(today, 3)];
const room = (id: number) => {
  return { id, typeId: 1, roomNumber: String(100 + id), status: 'AVAILABLE' as const };
};

const nothing = { types: [], rooms: [], bars: [], closures: [] };
const closed = (roomId: number) => {
  return { id: roomId, roomId, from: first, to: last, reason: 'Sơn', version: 1 };
};
const had = (roomId: number) => {
  return { ...{ bookingId: `ND-${roomId}`, roomId, from: first, to: last }, guestName: 'Mai' };
};

/** Answers each room in its turn; answers which were sent for, and under which keys. */
function answering(statusOf: (turn: number, room: string) => number, there: object = {}) {
  const sent: string[] = [];
  const keys: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, method, headers: sentHeaders } = new Request(input, init);
    if (method === 'GET') return Response.json({ ...nothing, ...there });
    const id = /rooms\/(\d+)\/closures/.exec(url)?.[1] ?? '';
    sent.push(id);
    keys.push(sentHeaders.get('Idempotency-Key'));
    const status = statusOf(sent.length, id);
    const headers = { 'Content-Type': 'application/json' };
    const problem = { title: 'No', status, code: status === 409 ? 'ROOM_BOOKED' : 'INVALID' };
    const closure = { id: sent.length, from: first, to: last, reason: 'Sơn', createdAt: first };
    return new Response(JSON.stringify(status === 201 ? closure : problem), { status, headers });
  });
  return { sent, keys };
}

function open(roomIds: number[]) {
  const onClose = jest.fn();
  const closing = { rooms: roomIds.map(room), from: first, to: last };
  return {
    onClose,
    ...renderPiece(
      <CloseRooms open hotelId={1} onClosed={() => undefined} {...{ closing, onClose }} />,
    ),
  };
}
const reasonField = () => screen.findByRole('textbox', { name: /Reason/ });

test('what is closed when it fails half way is said, and not sent again', async () => {
  const { sent } = answering((turn) => (turn === 2 ? 400 : 201));
  const { user, onClose } = open([1, 2, 3]);
  const reason = await reasonField();
  await user.type(reason, 'Sơn lại tường{Enter}');
  expect(await screen.findByText(/^1 of 3 rooms closed/)).toBeInTheDocument();
  await user.type(reason, '{Enter}');
  expect(await screen.findByText('3 rooms closed.')).toBeInTheDocument();
  expect(sent).toEqual(['1', '2', '2', '3']);
  expect(onClose).toHaveBeenCalled();
});

test('rooms that somebody has are named, and what was written stays', async () => {
  answering(() => 409);
  const { user, onClose } = open([1, 2]);
  const reason = await reasonField();
  await user.type(reason, 'Sơn lại tường{Enter}');
  expect(await screen.findByText(/^No room was closed\. .* in 101, 102:/)).toBeInTheDocument();
  expect(reason).toHaveValue('Sơn lại tường');
  expect(onClose).not.toHaveBeenCalled();
});

test('a room that has had no answer is sent again under its own key, whatever was sent meanwhile', async () => {
  const { sent, keys } = answering((turn, id) => (id === '1' ? 409 : turn === 2 ? 503 : 201));
  const { user } = open([1, 2]);
  await user.type(await reasonField(), 'Sơn lại tường{Enter}');
  await screen.findByText(/^No answer came: a room may be closed or not/);
  await user.type(await reasonField(), '{Enter}');
  await screen.findByText(/^1 room closed\. Somebody has these nights in 101:/);
  expect(sent).toEqual(['1', '2', '1', '2']);
  expect(keys[3]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('a room that is closed already is not said to be somebody’s, and what is left is named', async () => {
  const there = { bars: [had(2)], closures: [closed(1)] };
  answering((_, id) => (id === '3' ? 201 : 409), there);
  const { user } = open([1, 2, 3]);
  expect(await screen.findByText(/^Room 102: Mai/)).toBeInTheDocument();
  const under = (title: RegExp) => screen.getByText(title).nextElementSibling?.textContent;
  expect(under(/^Rooms that somebody has on these days/)).toMatch(/^Room 102: Mai, [^R]*$/);
  expect(under(/^Rooms that are closed already/)).toMatch(/^Room 101: Closed: Sơn, [^R]*$/);
  await user.type(await reasonField(), 'Sơn lại tường{Enter}');
  const said = await screen.findByText(/^1 room closed\./);
  expect(said).toHaveTextContent(/nights in 102: .* Closed already on some of these days: 101\.$/);
  expect(screen.getByRole('dialog', { name: 'Still to close: 101, 102' })).toBeInTheDocument();
});

test('where none of the rooms is free the button says so before anything is sent', async () => {
  const { sent } = answering(() => 409, { bars: [had(2)], closures: [closed(1)] });
  const { user } = open([1, 2]);
  const reason = await reasonField();
  expect(await screen.findByText(/^None of these rooms is free/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Close these days' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(reason, 'Sơn lại tường{Enter}');
  await user.click(button);
  expect(sent).toEqual([]);
});
