import { screen, waitFor, within } from '@testing-library/react';
import { call } from '../../support/client';
import { logInAgain } from '../../support/browser/logInAgain';
import { loseAnswerOnce, loseAnswers, loseNetwork } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

const ACTION = 'Đổi khách và yêu cầu';
const TITLE = 'Khách và yêu cầu của đơn này';

async function opened(days: number) {
  const house = await newHouse();
  const code = await bookedIn(house, { days });
  const { token } = house.traveller;
  const app = await renderApp(`/bookings/${code}`, { token });
  await app.user.click(await screen.findByRole('button', { name: ACTION }));
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  const say = (body: object) =>
    call('PUT', `/api/customer/bookings/${code}/guests`, { token, body });
  const read = () => call<{ version: number }>('GET', `/api/customer/bookings/${code}`, { token });
  return { app, ...app, ...{ traveller: house.traveller, code, dialog, say, read } };
}

it('who comes and what they would like is said on the booking’s page', async () => {
  const { user, dialog, read } = await opened(5);
  await user.click(dialog.getByRole('checkbox', { name: /^Tôi đặt cho người khác/ }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Vui lòng nhập họ tên của khách nhận phòng')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Họ tên khách/ }), 'Trần Thị Mai');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tầng' }), 'Tầng cao');
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Khách nhận phòng: Trần Thị Mai')).toBeVisible();
  expect(screen.getByText('Tầng cao')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { body } = await read();
  expect(body).toMatchObject({
    ...{ version: 2, arrivingGuest: { name: 'Trần Thị Mai' }, specialRequests: ['HIGH_FLOOR'] },
  });
});

it('what was saved although no answer came is said to be', async () => {
  const { user, dialog, read } = await opened(8);
  await user.click(dialog.getByRole('checkbox', { name: 'Phòng yên tĩnh' }));
  loseAnswerOnce(/\/guests$/);
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/Chưa lưu được/)).not.toBeInTheDocument();
  expect((await read()).body).toMatchObject({ version: 2, specialRequests: ['QUIET_ROOM'] });
});

it('notes are written anew, and said to be saved although no answer came', async () => {
  const { user, dialog, read } = await opened(12);
  const notes = dialog.getByRole('textbox', { name: 'Ghi chú cho khách sạn' });
  await user.click(notes);
  await user.paste('x'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Ghi chú dài nhất 500 ký tự')).toBeVisible();
  await user.clear(notes);
  await user.type(notes, ' Đến bằng ô tô. ');
  expect(notes).toHaveAccessibleDescription(/^Không bắt buộc\. Còn \d+ ký tự/);
  loseAnswerOnce(/\/guests$/);
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Đến bằng ô tô.')).toBeVisible();
  expect((await read()).body).toMatchObject({ version: 2, notes: 'Đến bằng ô tô.' });
});

it('so is what is stored otherwise than it was typed', async () => {
  const { user, dialog, read } = await opened(9);
  await user.click(dialog.getByRole('checkbox', { name: /^Tôi đặt cho người khác/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Họ tên/ }), '  Nguyễn Văn Hải ');
  await user.type(dialog.getByRole('textbox', { name: /điện thoại/ }), '0912 345-678');
  loseAnswerOnce(/\/guests$/);
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await read()).body).toMatchObject({
    version: 2,
    arrivingGuest: { name: 'Nguyễn Văn Hải', phoneNumber: '0912345678' },
  });
});

it('what nobody knows the end of is told as such, and to be saved once it is known', async () => {
  const { user, dialog, read } = await opened(10);
  await user.click(dialog.getByRole('checkbox', { name: 'Phòng yên tĩnh' }));
  const lost = loseNetwork();
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText(/^Chưa rõ đã lưu hay chưa/)).toBeVisible();
  lost.restore();
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText(/^Đã lưu\. Khách sạn đã được báo/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await read()).body).toMatchObject({ version: 2, specialRequests: ['QUIET_ROOM'] });
});

it('so is what two answers were lost of', async () => {
  const { user, dialog, read } = await opened(11);
  await user.click(dialog.getByRole('checkbox', { name: 'Phòng yên tĩnh' }));
  loseAnswers(/\/guests$/, 2);
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText(/^Đã lưu\. Khách sạn đã được báo/)).toBeVisible();
  expect((await read()).body).toMatchObject({ version: 2, specialRequests: ['QUIET_ROOM'] });
});

it('what another tab has said meanwhile is kept, and so is what is typed here', async () => {
  const { user, dialog, say, read } = await opened(6);
  await user.click(dialog.getByRole('checkbox', { name: 'Phòng yên tĩnh' }));
  await say({ version: 1, arrivingGuest: { name: 'Trần Thị Mai' } });
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText(/^Đơn vừa được thay đổi ở nơi khác/)).toBeVisible();
  expect(await dialog.findByDisplayValue('Trần Thị Mai')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Phòng yên tĩnh' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  // The page behind it has said so since the other tab was met.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Khách nhận phòng: Trần Thị Mai')).toBeVisible();
  expect((await read()).body).toMatchObject({
    ...{ version: 3, arrivingGuest: { name: 'Trần Thị Mai' }, specialRequests: ['QUIET_ROOM'] },
  });
});

it('notes that another tab has written meanwhile are shown before these take their place', async () => {
  const { user, dialog, say, read } = await opened(13);
  const notes = dialog.getByRole('textbox', { name: 'Ghi chú cho khách sạn' });
  await user.type(notes, 'Đến bằng ô tô.');
  await say({ version: 1, notes: 'Đến bằng xe đạp.' });
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText(/^Đơn vừa được thay đổi ở nơi khác/)).toBeVisible();
  await waitFor(() => expect(notes).toHaveAccessibleDescription(/“Đến bằng xe đạp\.”/));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await read()).body).toMatchObject({ version: 3, notes: 'Đến bằng ô tô.' });
});

it('what is typed is there again for the same account when the session ends', async () => {
  const { app, user, dialog, traveller, code, say } = await opened(7);
  await user.click(dialog.getByRole('checkbox', { name: /^Tôi đặt cho người khác/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Họ tên khách/ }), 'Trần Thị Mai');
  await say({ version: 1, specialRequests: ['QUIET_ROOM'] });
  await call('POST', '/api/auth/sign-out-everywhere', { token: traveller.token });
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  await logInAgain(app, traveller);
  const again = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(again.getByRole('textbox', { name: /^Họ tên khách/ })).toHaveValue('Trần Thị Mai');
  expect(again.getByRole('checkbox', { name: 'Phòng yên tĩnh' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Khách nhận phòng: Trần Thị Mai')).toBeVisible();
  expect(app.address()).toBe(`/bookings/${code}`);
});

it('what is typed outlives a dialog that is closed by a slip, and is thrown away on purpose only', async () => {
  const { user, dialog } = await opened(8);
  await user.click(dialog.getByRole('checkbox', { name: /^Tôi đặt cho người khác/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Họ tên khách/ }), 'Trần Thị Mai');
  const untilClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = async () => {
    await user.keyboard('{Escape}');
    await untilClosed();
    await user.click(screen.getByRole('button', { name: ACTION }));
    return within(await screen.findByRole('dialog', { name: TITLE }));
  };
  const kept = await again();
  expect(kept.getByRole('textbox', { name: /^Họ tên khách/ })).toHaveValue('Trần Thị Mai');
  expect(kept.getByText('Nội dung bạn nhập dở vẫn còn ở đây.')).toBeVisible();
  await user.click(kept.getByRole('button', { name: 'Bỏ nội dung đó' }));
  expect(kept.getByRole('checkbox', { name: /^Tôi đặt cho người khác/ })).toHaveFocus();
  expect(kept.queryByRole('textbox', { name: /^Họ tên khách/ })).not.toBeInTheDocument();
  const empty = await again();
  expect(empty.queryByText('Nội dung bạn nhập dở vẫn còn ở đây.')).not.toBeInTheDocument();
  await user.click(empty.getByRole('checkbox', { name: 'Phòng yên tĩnh' }));
  await user.click(empty.getByRole('button', { name: 'Lưu' }));
  await untilClosed();
  expect(await screen.findByText('Phòng yên tĩnh')).toBeVisible();
  await user.click(screen.getByRole('button', { name: ACTION }));
  const saved = within(await screen.findByRole('dialog', { name: TITLE }));
  expect(saved.getByRole('checkbox', { name: 'Phòng yên tĩnh' })).toBeChecked();
  expect(saved.queryByText('Nội dung bạn nhập dở vẫn còn ở đây.')).not.toBeInTheDocument();
});
