import { screen, waitFor, within } from '@testing-library/react';
import { newPartner, newTraveller, signIn } from '../../support/accounts';
import { holdOnce, loseNetwork } from '../../support/browser/network';
import { otherTab } from '../../support/browser/otherTab';
import { renderApp, type App } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { phoneField, stayOf, visitBookingPage } from '../../support/browser/bookingPage';
import { newHotel } from '../../support/hotels';
import { payloadOf } from '../../support/tokens';
import { bookedIn, newHouse } from '../../support/partnerBookings';

const endSessions = (token: string) => call('POST', '/api/auth/sign-out-everywhere', { token });

describe('a session that another tab finds ended', () => {
  it('waits at the login, and goes on where it was once somebody has logged in there', async () => {
    const account = await newTraveller();
    const app = await renderApp('/profile', account);
    const name = () => screen.findByRole('textbox', { name: /^Tên/ });
    await app.user.type(await name(), ' Anh');
    await endSessions(account.token);
    otherTab.findsEnded(account.token);
    expect(await screen.findByText(/những gì bạn đang làm vẫn được giữ/)).toBeVisible();
    otherTab.signsIn(await signIn(account));
    expect(await name()).toHaveValue('Lan Anh');
    expect(app.address()).toBe('/profile');
  });

  it('leads nobody else there', async () => {
    const { token } = await newTraveller();
    const app = await renderApp('/profile', { token });
    await screen.findByRole('textbox', { name: /^Tên/ });
    otherTab.findsEnded(token);
    await screen.findByText(/những gì bạn đang làm vẫn được giữ/);
    otherTab.signsIn((await newTraveller()).token);
    await waitFor(() => expect(app.address()).toBe('/'));
  });

  it("does so on the partners' side", async () => {
    const partner = await newPartner();
    const app = await renderApp('/partner/settings', partner);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await endSessions(partner.token);
    otherTab.findsEnded(partner.token);
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    otherTab.signsIn(await signIn(partner));
    await waitFor(() => expect(app.address()).toBe('/partner/settings'));
  });
});

it('who signs out in another tab has no place to come back to', async () => {
  const { token } = await newTraveller();
  const app = await renderApp('/profile', { token });
  await screen.findByRole('textbox', { name: /^Tên/ });
  otherTab.signsOut();
  await waitFor(() => expect(app.address()).toBe('/'));
});

it('a booking that was under way is not closed without a word', async () => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(await newHotel(), 30), token);
  await screen.findByRole('button', { name: 'Đặt phòng' });
  otherTab.signsOut();
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(await screen.findByText(/đặt phòng dở dang đã được đóng/)).toBeVisible();
});

it('nor has who does so before it is known here who they are, as without a network', async () => {
  const { token } = await newTraveller();
  const lost = loseNetwork();
  const app = await renderApp('/bookings', { token });
  await screen.findByRole('heading', { level: 1, name: 'Đặt phòng của tôi' });
  otherTab.signsOut();
  await waitFor(() => expect(app.address()).toBe('/'));
  lost.restore();
});

it('what was told to one account is not shown to the next', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { user } = await renderApp(`/bookings/${code}`, house.traveller);
  await user.click(await screen.findByRole('button', { name: 'Huỷ đặt phòng' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Huỷ đặt phòng' }));
  const told = `Đã huỷ đặt phòng ${code}.`;
  // Under the pointer it stays.
  await user.hover(await screen.findByText(told));
  otherTab.signsOut();
  await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
});

it('a hotel that stays on the screen was not opened by who comes next', async () => {
  const { token } = await newTraveller();
  const hotel = await newHotel();
  const app = await renderApp(`/hotels/${hotel.id}`, { token });
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  expect(app.store.getState().viewed.hotels).toHaveLength(1);
  const answer = holdOnce(new RegExp(`hotels/${hotel.id}$`));
  otherTab.signsOut();
  await waitFor(() => expect(screen.queryByRole('heading', { name: hotel.name })).toBeNull());
  answer.send();
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  expect(app.store.getState().viewed.hotels).toEqual([]);
});

it('what a partner has written is kept for that account alone', async () => {
  const [partner, next] = [await newPartner(), await newPartner()];
  const app = await renderApp('/partner/discount-management/create', partner);
  const code = () => screen.findByRole('textbox', { name: /code/i });
  await app.user.type(await code(), 'SUMMER');
  otherTab.signsIn(next.token);
  await screen.findByRole('button', { name: /Minh/ });
  await waitFor(async () => expect(await code()).toHaveValue(''));
  otherTab.signsIn(await signIn(partner));
  await waitFor(async () => expect(await code()).toHaveValue('SUMMER'));
});

it('what was said of a booking is kept even if its account was not known yet when the page was opened', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 13 });
  const { token } = house.traveller;
  const who = holdOnce(/current-user|users\/me/);
  const app = await renderApp(`/booking-confirmation?booking=${code}`, { token });
  const time = () => screen.findByLabelText('Giờ bạn đến');
  await app.user.type(await time(), '21:30');
  who.send();
  await screen.findByRole('button', { name: 'Lan' });
  await endSessions(token);
  await app.user.click(screen.getByRole('button', { name: 'Báo giờ đến' }));
  await screen.findByText(/những gì bạn đang làm vẫn được giữ/);
  otherTab.signsIn(await signIn(house.traveller));
  expect(await time()).toHaveValue('21:30');
});

describe('a session that another tab finds ended while this one is about to be told of it', () => {
  /** The server has done what was asked for here; its answer is on the way. */
  async function asked(path: RegExp, ask: (app: App, password: string) => Promise<void>) {
    const lan = await newTraveller();
    const app = await renderApp('/profile', lan);
    const name = await screen.findByRole('textbox', { name: /^Tên/ });
    await app.user.type(name, ' Anh');
    holdOnce(path);
    await ask(app, lan.password);
    otherTab.findsEnded(lan.token);
    await waitFor(() => expect(app.address()).toBe('/login'));
    return app;
  }

  function expectNothingWaits({ store, location }: App) {
    expect(screen.queryByText(/vẫn được giữ/)).not.toBeInTheDocument();
    expect(location().state).not.toHaveProperty('from');
    expect(store.getState().auth).toMatchObject({ token: null, waitsFor: null });
    expect(localStorage.getItem('nghi-dau:waits-for')).toBeNull();
  }

  it('was ended from here on every device', async () => {
    const app = await asked(/sign-out-everywhere$/, async ({ user }) => {
      const name = 'Đăng xuất khỏi mọi thiết bị';
      await user.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name }));
    });
    expect(await screen.findByText(/có lẽ bạn đã được đăng xuất khỏi mọi thiết bị/)).toBeVisible();
    expect(screen.queryByText(/^Chưa đăng xuất được/)).not.toBeInTheDocument();
    expectNothingWaits(app);
  });

  it('was that of an account which is deleted here', async () => {
    const app = await asked(/account\/delete$/, async ({ user }, password) => {
      await user.click(await screen.findByRole('button', { name: 'Xoá tài khoản' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.type(dialog.getByLabelText(/^Mật khẩu/), password);
      await user.click(dialog.getByRole('button', { name: 'Xoá vĩnh viễn' }));
    });
    expect(await screen.findByText(/tài khoản của bạn có lẽ đã được xoá/)).toBeVisible();
    expectNothingWaits(app);
  });

  it('had the password that is changed here', async () => {
    await asked(/auth\/password$/, async ({ user }, password) => {
      await user.type(screen.getByLabelText(/^Mật khẩu hiện tại/), password);
      await user.type(screen.getByLabelText(/^Mật khẩu mới/), 'Matkhau456');
      await user.type(screen.getByLabelText(/^Nhập lại mật khẩu mới/), 'Matkhau456');
      await user.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }));
    });
    expect(await screen.findByText(/^Chưa rõ mật khẩu đã được đổi hay chưa/)).toBeVisible();
  });
});

describe('a stay that somebody is about to book', () => {
  async function booking(days: number) {
    const lan = await newTraveller();
    const hotel = await newHotel();
    const app = await visitBookingPage(stayOf(hotel, days), lan.token);
    await waitFor(() => expect(phoneField()).not.toHaveValue(''));
    await app.user.type(screen.getByLabelText('Ghi chú cho khách sạn'), 'Phòng yên tĩnh');
    return { lan, app, address: app.address() };
  }
  const drafted = ({ store }: App) => store.getState().draft.draft;

  it('is nobody’s once they have signed out', async () => {
    const { app } = await booking(51);
    otherTab.signsOut();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(drafted(app)).toBeNull();
    otherTab.signsIn((await newTraveller()).token);
    await waitFor(() => expect(app.store.getState().auth.account).not.toBeNull());
    expect(drafted(app)).toBeNull();
  });

  it('is not the next one’s, who signs in meanwhile', async () => {
    const { app } = await booking(52);
    otherTab.signsIn((await newTraveller()).token);
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(drafted(app)).toBeNull();
  });

  it('waits at the login, where their session has ended by itself', async () => {
    const { lan, app, address } = await booking(53);
    await endSessions(lan.token);
    otherTab.findsEnded(lan.token);
    expect(await screen.findByText(/những gì bạn đang làm vẫn được giữ/)).toBeVisible();
    expect(app.location().state).toMatchObject({ owner: payloadOf(lan.token)['sub'] });
    expect(drafted(app)).toBeNull();
    otherTab.signsIn(await signIn(lan));
    await waitFor(() => expect(app.address()).toBe(address));
  });
});
