import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { quoteOfRooms } from '../../../domain/bookings/quote';
import { BookedRooms } from '../../../src/entities/booking/BookedRooms';
import { StayPrice } from '../../../src/entities/booking/StayPrice';
import { expectedQuote } from '../../../src/entities/booking/wholeDong';
import { makeStore } from '../../../src/state/store';

type Rooms = ComponentProps<typeof BookedRooms>['rooms'];

const nights = [
  { night: '2027-02-11', price: 700_000, originalPrice: 800_000 },
  { night: '2027-02-12', price: 940_000, originalPrice: 1_000_000 },
];
const room = { id: 1, name: 'Phòng biển', price: 820_000, originalPrice: 900_000 };
const ofStay = { ...room, discount: 9, nights, stayPrice: 1_640_000, stayNights: 2 };

function show(what: ReactNode): void {
  render(<Provider store={makeStore()}>{what}</Provider>);
}

const renderRooms = (rooms: Rooms, ofNights: number | null = 2) =>
  show(<BookedRooms rooms={rooms} nights={ofNights} />);

describe('a room that is to be chosen', () => {
  it('says the total of the stay as a quote of it does, a night on average, and each night', async () => {
    show(<StayPrice room={ofStay} />);
    expect(quoteOfRooms([nights], 2).total).toBe(1_804_000);
    expect(screen.getByText(/^1\.804\.000\s₫$/)).toBeVisible();
    expect(screen.getByText('2 đêm, gồm thuế và phí')).toBeVisible();
    expect(screen.getByText(/^trung bình 820\.000\s₫\/\u2060đêm trước thuế và phí$/)).toBeVisible();
    expect(screen.getByText(/1\.980\.000\s₫$/)).toHaveTextContent(/^Giá gốc/);
    await userEvent.click(screen.getByText('Giá từng đêm'));
    const [first, second] = within(screen.getByRole('group')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^T5 11\/02700\.000\s₫$/);
    expect(second).toHaveTextContent(/^T6 12\/02940\.000\s₫$/);
    expect(screen.getByText('Chưa gồm 10% thuế và phí')).toBeVisible();
  });

  it('says the total also where all nights cost the same', () => {
    const { price } = room;
    show(<StayPrice room={{ price, stayNights: 3 }} />);
    expect(screen.getByText(/^2\.706\.000\s₫$/)).toBeVisible();
    expect(screen.getByText(/^3 đêm, gồm thuế và phí/)).toBeVisible();
    expect(screen.queryByText(/Giá từng đêm/)).toBeNull();
    expect(screen.queryByText(/Giá gốc/)).toBeNull();
  });

  it('says of one night what it costs before taxes, and speaks of no average', () => {
    show(<StayPrice room={{ price: 820_000, stayNights: 1 }} />);
    expect(screen.getByText(/^902\.000\s₫$/)).toBeVisible();
    expect(screen.getByText(/^820\.000\s₫ trước thuế và phí$/)).toBeVisible();
    expect(screen.queryByText(/trung bình/)).toBeNull();
  });

  it('says that others of the type cost more', () => {
    show(<StayPrice room={ofStay} atLeast />);
    expect(screen.getByText(/^từ 1\.804\.000\s₫$/)).toBeVisible();
  });

  it('says without dates what is not in the price of a night', () => {
    show(<StayPrice room={room} />);
    expect(screen.getByText(/^820\.000\s₫$/)).toBeVisible();
    expect(screen.getByText('mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
  });
});

describe('a room of a booking', () => {
  it('says what its line comes to before taxes and fees, and each night', () => {
    renderRooms([{ ...room, nights }]);
    expect(screen.getByText(/^1\.640\.000\s₫$/)).toBeVisible();
    expect(screen.getByText(/^2 đêm, chưa gồm thuế và phí/)).toHaveTextContent(
      /trung bình 820\.000\s₫\/\u2060đêm$/,
    );
    expect(screen.getByText(/1\.800\.000\s₫$/)).toHaveTextContent(/^Giá gốc/);
    expect(screen.getByRole('group')).toHaveTextContent(/^Giá từng đêm.*Chưa gồm 10% thuế và phí$/);
  });

  it('is told of with others that cost the same each night, and the line is what all cost', () => {
    const alike = { ...room, nights, typeId: 7 };
    renderRooms([alike, { ...alike, id: 2 }]);
    expect(screen.getByText('Phòng biển × 2')).toBeVisible();
    expect(screen.getByText(/^3\.280\.000\s₫$/)).toBeVisible();
    expect(screen.getByText(/mỗi phòng, trung bình 820\.000\s₫\/\u2060đêm$/)).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent(/^Giá từng đêm mỗi phòng/);
  });

  it('has a line of its own where only the average is the same', () => {
    const typed = { ...room, nights, typeId: 7 };
    renderRooms([typed, { ...typed, id: 2, nights: [...nights].reverse() }]);
    expect(screen.queryByText('Phòng biển × 2')).toBeNull();
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });

  it('says what a night costs where nobody knows how many there are', () => {
    renderRooms([room], null);
    expect(screen.getByText(/^820\.000\s₫$/)).toBeVisible();
    expect(screen.getByText('mỗi đêm, chưa gồm 10% thuế và phí')).toBeVisible();
  });
});

it('expects of rooms what their nights add up to, if they are those of the stay', () => {
  expect(expectedQuote([{ ...room, nights }], 2)).toMatchObject({
    roomTotal: 1_800_000,
    totalPrice: 1_640_000,
  });
  expect(expectedQuote([{ ...room, nights }], 3).totalPrice).toBe(2_460_000);
});
