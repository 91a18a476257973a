import { screen, waitFor } from '@testing-library/react';
import { call } from '../../support/client';
import { logInAgain } from '../../support/browser/logInAgain';
import { renderApp } from '../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../support/partnerBookings';

/** On a page of a booking; `end` ends the session without the page's knowing. */
async function opened(days: number, page = '') {
  const house = await newHouse();
  const code = await bookedIn(house, { days });
  const { traveller } = house;
  const { token } = traveller;
  const app = await renderApp(`/bookings/${code}${page}`, { token });
  const end = () => call('POST', '/api/auth/sign-out-everywhere', { token });
  return { app, house, code, traveller, end };
}

describe('when the session ends by itself', () => {
  it('the change that was being made is there again', async () => {
    const { app, code, traveller, end } = await opened(11, '/change');
    const adults = () => screen.findByLabelText(/^Người lớn/);
    const more = await screen.findByRole('button', { name: 'Thêm một người lớn' });
    await end();
    await app.user.click(more);
    await logInAgain(app, traveller);
    expect(await adults()).toHaveDisplayValue('2');
    expect(app.address()).toBe(`/bookings/${code}/change`);
  });

  it('a change of what is no longer so is not', async () => {
    const { app, code, traveller, end } = await opened(12, '/change');
    const more = await screen.findByRole('button', { name: 'Thêm một người lớn' });
    const { token } = traveller;
    const body = { version: 1, specialRequests: ['QUIET_ROOM'] };
    await call('PUT', `/api/customer/bookings/${code}/guests`, { token, body });
    await end();
    await app.user.click(more);
    await logInAgain(app, traveller);
    expect(await screen.findByLabelText(/^Người lớn/)).toHaveDisplayValue('1');
  });

  it('the time of arrival that was being said is there again', async () => {
    const { app, traveller, end } = await opened(13);
    await app.user.type(await screen.findByLabelText('Giờ bạn đến'), '21:30');
    await end();
    await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    await logInAgain(app, traveller);
    expect(await screen.findByLabelText('Giờ bạn đến')).toHaveValue('21:30');
  });
});

it('a booking that is cancelled while it is being changed says so, where the focus goes', async () => {
  const { app, house, code } = await opened(14, '/change');
  const more = await screen.findByRole('button', { name: 'Thêm một người lớn' });
  await act(house.partner.token, code, 'cancel', { body: { reason: 'Burst pipe' } });
  await app.user.click(more);
  const notice = await screen.findByText(/^Đặt phòng này đã huỷ/);
  await waitFor(() => expect(document.activeElement).toContainElement(notice));
});
