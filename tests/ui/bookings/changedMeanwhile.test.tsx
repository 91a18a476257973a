import { screen, waitFor, within } from '@testing-library/react';
import { formatDayRange } from '../../../domain/stays/dayText';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import {
  answerOnce,
  holdOnce,
  loseAnswerOnce,
  loseAnswers,
  loseNetwork,
} from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../support/partnerBookings';

/** On a booking's page; its hotel can cancel or check in behind it. */
async function opened(days: number) {
  const house = await newHouse();
  const code = await bookedIn(house, { days });
  const { traveller, partner } = house;
  const app = await renderApp(`/bookings/${code}`, { token: traveller.token });
  const cancelled = () => act(partner.token, code, 'cancel', { body: { reason: 'Burst pipe' } });
  const checkedIn = () => act(partner.token, code, 'check-in');
  return { app, code, traveller, cancelled, checkedIn };
}

async function expectTold(words: RegExp) {
  const told = await screen.findByText(words);
  expect(told).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(told);
}

const CANCELLED = /^Đặt phòng này vừa được huỷ/;
const CHANGED = /^Đặt phòng này vừa được thay đổi/;
const cancelButton = (within_ = within(screen.getByRole('main'))) =>
  within_.findByRole('button', { name: 'Huỷ đặt phòng' });

describe('what goes with a booking that stands otherwise by now is not missed without a word', () => {
  it('where the time of arrival was being said', async () => {
    const { app, cancelled } = await opened(21);
    await app.user.type(await screen.findByLabelText('Giờ bạn đến'), '21:30');
    await cancelled();
    await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    await expectTold(CANCELLED);
  });

  it('where it was said in another tab', async () => {
    const { app, code, traveller } = await opened(22);
    await app.user.type(await screen.findByLabelText('Giờ bạn đến'), '21:30');
    const address = `/api/customer/bookings/${code}/arrival`;
    const { token } = traveller;
    const said = await call('PUT', address, { token, body: { arrivalTime: '20:00' } });
    expect(said.status).toBe(200);
    await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    await expectTold(CHANGED);
  });

  it('where it was being cancelled', async () => {
    const { app, checkedIn } = await opened(0);
    await app.user.click(await cancelButton());
    await checkedIn();
    await app.user.click(await cancelButton(within(screen.getByRole('alertdialog'))));
    await expectTold(CHANGED);
  });

  it('where its guests were being changed', async () => {
    const { app, cancelled } = await opened(23);
    await app.user.click(await screen.findByRole('button', { name: 'Đổi khách và yêu cầu' }));
    const save = await screen.findByRole('button', { name: 'Lưu' });
    await cancelled();
    await app.user.click(save);
    await expectTold(CANCELLED);
  });
});

it('who changes the day of a stay whose time of arrival was told is not told that somebody did', async () => {
  const { app, code } = await opened(26);
  await app.user.type(await screen.findByLabelText('Giờ bạn đến'), '21:30');
  await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
  await screen.findAllByText(/21:30/);
  await app.user.click(screen.getByRole('link', { name: 'Đổi đặt phòng' }));
  const dates = await screen.findByRole('textbox', { name: /^Ngày nhận – trả phòng/ });
  await app.user.clear(dates);
  const stay = stayIn(40);
  const days = { checkIn: stay.checkInDate, checkOut: stay.checkOutDate };
  await app.user.type(dates, formatDayRange(days));
  const agree = await screen.findByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  // Until it is told anew, the page shows the booking as it was.
  const told = holdOnce(new RegExp(`/bookings/${code}$`));
  await app.user.click(agree);
  await screen.findByRole('heading', { level: 1, name: 'Chi tiết đặt phòng' });
  told.send();
  expect(await screen.findByLabelText('Giờ bạn đến')).toHaveValue('');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

it('who cancels a booking is not told that somebody did', async () => {
  const { app } = await opened(24);
  await app.user.click(await cancelButton());
  await app.user.click(await cancelButton(within(screen.getByRole('alertdialog'))));
  expect(await screen.findByText('Đã huỷ')).toBeVisible();
  expect(screen.queryByText(CANCELLED)).not.toBeInTheDocument();
});

describe("what was done although no answer came is told as one's own", () => {
  it('a cancellation', async () => {
    const { app } = await opened(25);
    await app.user.click(await cancelButton());
    loseAnswerOnce(/\/cancel$/);
    await app.user.click(await cancelButton(within(screen.getByRole('alertdialog'))));
    expect(await screen.findByText(/^Đã huỷ đặt phòng/)).toBeVisible();
    expect(screen.queryByText(CANCELLED)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('a cancellation of which two answers were lost', async () => {
    const { app } = await opened(30);
    await app.user.click(await cancelButton());
    loseAnswers(/\/cancel$/, 2);
    await app.user.click(await cancelButton(within(screen.getByRole('alertdialog'))));
    expect(await screen.findByText(/^Đã huỷ đặt phòng/)).toBeVisible();
    expect(screen.queryByText(/^Chưa rõ/)).not.toBeInTheDocument();
  });

  it('a cancellation that a proxy answered', async () => {
    const { app, code, traveller } = await opened(29);
    await app.user.click(await cancelButton());
    const dialog = within(screen.getByRole('alertdialog'));
    answerOnce(/\/cancel$/, 502, '<html></html>');
    await app.user.click(await cancelButton(dialog));
    expect(await screen.findByText(/^Chưa rõ đã huỷ được hay chưa/)).toBeVisible();
    // It had arrived behind the proxy.
    const { token } = traveller;
    await call('POST', `/api/customer/bookings/${code}/cancel`, { token });
    await app.user.click(await cancelButton(dialog));
    expect(await screen.findByText(/^Đã huỷ đặt phòng/)).toBeVisible();
    expect(screen.queryByText(CANCELLED)).not.toBeInTheDocument();
  });

  it('a time of arrival', async () => {
    const { app } = await opened(27);
    await app.user.type(await screen.findByLabelText('Giờ bạn đến'), '21:30');
    loseAnswerOnce(/\/arrival$/);
    await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
    expect(await screen.findByText(/^Đã báo khách sạn: bạn đến lúc 21:30/)).toBeVisible();
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  });

  it('but not what was never done', async () => {
    const { app } = await opened(28);
    await app.user.click(await cancelButton());
    loseNetwork();
    await app.user.click(await cancelButton(within(screen.getByRole('alertdialog'))));
    expect(await screen.findByText(/^Chưa rõ đã huỷ được hay chưa/)).toBeVisible();
  });
});
