import { render, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { catchLostFocus } from '../../../src/ui/lostFocus';
import { stayIn } from '../../support/bookings';
import { loseNetwork, loseRequestOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

/** What failed is tried again by key: the button goes, and the focus with it unless somebody catches it. */
async function triedAgain(app: Awaited<ReturnType<typeof renderApp>>) {
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  retry.focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(retry).not.toBeInTheDocument());
}

describe('what is tried again leaves the focus on the page', () => {
  it('where the price of a room did not come', async () => {
    const { hotel } = await newHouse();
    const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(63);
    const wish = { checkIn, checkOut, adults: 1, children: 0 };
    loseRequestOnce('/quote');
    const app = await renderApp(paths.room(hotel.rooms[0]!.id, wish));
    await triedAgain(app);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('where a hotel did not come', async () => {
    const { hotel } = await newHouse();
    loseRequestOnce(`/hotels/${hotel.id}`);
    const app = await renderApp(paths.hotel(hotel.id));
    await triedAgain(app);
    const title = await screen.findByRole('heading', { level: 1, name: new RegExp(hotel.name) });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('where a mailed link could not be asked about', async () => {
    const network = loseNetwork();
    const app = await renderApp('/verify-email?token=0123456789abcdef0123456789abcdef');
    await screen.findByRole('button', { name: 'Thử lại' });
    network.restore();
    await triedAgain(app);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

it('in a dialog without a title, what is left of it has the focus, and nothing outside', async () => {
  const stop = catchLostFocus(document);
  render(
    <main>
      <h1>Trang</h1>
      <div role="dialog" aria-label="Lịch">
        <button type="button">Thử lại</button>
        <table role="grid">
          <tbody>
            <tr>
              <td tabIndex={-1}>1</td>
              <td tabIndex={0}>2</td>
            </tr>
          </tbody>
        </table>
      </div>
    </main>,
  );
  const retry = screen.getByRole('button', { name: 'Thử lại' });
  retry.focus();
  retry.remove();
  await waitFor(() => expect(screen.getByText('2')).toHaveFocus());
  stop();
});
