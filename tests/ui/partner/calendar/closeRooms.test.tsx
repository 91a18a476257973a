import { screen } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { CloseRooms } from '../../../../src/backoffice/partner/calendar/acts/CloseRooms';
import { renderPiece } from '../../../support/browser/partnerPiece';

test('what is closed when it fails half way is said, and not sent again', async () => {
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const room = /rooms\/(\d+)\/closures/.exec(new Request(input, init).url)?.[1] ?? '';
    sent.push(room);
    const isDown = sent.length === 2;
    const headers = { 'Content-Type': 'application/json' };
    const body = isDown ? { title: 'Down', status: 400, code: 'INVALID' } : { id: sent.length };
    return new Response(JSON.stringify(body), { status: isDown ? 400 : 201, headers });
  });
  const today = vietnamToday(new Date());
  const rooms = [1, 2, 3].map((id) => {
    return { id, typeId: 1, roomNumber: String(100 + id), status: 'AVAILABLE' as const };
  });
  const onClose = jest.fn();
  const closing = { rooms, from: addDays(today, 1), to: addDays(today, 3) };
  const { user } = renderPiece(<CloseRooms open hotelId={1} {...{ closing, onClose }} />);
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await user.type(reason, 'Sơn lại tường{Enter}');
  expect(await screen.findByText(/^1 of 3 rooms closed/)).toBeInTheDocument();
  await user.type(reason, '{Enter}');
  expect(await screen.findByText('3 rooms closed.')).toBeInTheDocument();
  expect(sent).toEqual(['1', '2', '2', '3']);
  expect(onClose).toHaveBeenCalled();
});
