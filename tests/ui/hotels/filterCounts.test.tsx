import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { AMENITIES } from '../../../domain/hotels/hotelFeatures';
import { WHOLE_LIST, type HotelSearch } from '../../../site/hotelSearch';
import { FilterFields } from '../../../src/pages/search/FilterFields';
import { makeStore } from '../../../src/state/store';

type Counts = NonNullable<ComponentProps<typeof FilterFields>['counts']>;

const counts: Counts = {
  propertyType: { HOTEL: 12, APARTMENT: 3, RESORT: 0, HOMESTAY: 0, VILLA: 1 },
  amenities: Object.fromEntries(AMENITIES.map((name, n) => [name, n])) as Counts['amenities'],
  minRating: { '3': 16, '3.5': 9, '4': 2, '4.5': 0 },
  price: [
    { max: 500_000, hotels: 7 },
    { min: 500_000, max: 1_000_000, hotels: 8 },
    { min: 1_000_000, max: 2_000_000, hotels: 0 },
    { min: 2_000_000, hotels: 1 },
  ],
};

const onChange = jest.fn();

function renderFields(props: Partial<ComponentProps<typeof FilterFields>>) {
  render(
    <Provider store={makeStore()}>
      <FilterFields search={WHOLE_LIST} counts={counts} onChange={onChange} {...props} />
    </Provider>,
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

it('says beside each choice how many hotels it leaves', () => {
  renderFields({});
  expect(box('Khách sạn')).toHaveAccessibleDescription('12 chỗ nghỉ');
  expect(box('Khu nghỉ dưỡng')).toHaveAccessibleDescription('Không có chỗ nghỉ nào');
  expect(box('Hồ bơi')).toHaveAccessibleDescription('2 chỗ nghỉ');
  expect(screen.getByRole('radio', { name: /^Từ 3[,.]5 điểm$/ })).toHaveAccessibleDescription(
    '9 chỗ nghỉ',
  );
  expect(screen.getByRole('radio', { name: 'Tất cả' })).not.toHaveAccessibleDescription();
});

it('lets one that leaves nothing be chosen, and taken back', async () => {
  renderFields({ search: { ...WHOLE_LIST, propertyType: ['HOMESTAY'] } });
  await userEvent.click(box('Khu nghỉ dưỡng'));
  expect(onChange).toHaveBeenLastCalledWith({ propertyType: ['HOMESTAY', 'RESORT'] });
  await userEvent.click(box('Homestay'));
  expect(onChange).toHaveBeenLastCalledWith({ propertyType: [] });
});

it('says nothing while the server does not know', () => {
  renderFields({ counts: undefined });
  expect(box('Khách sạn')).not.toHaveAccessibleDescription();
  expect(screen.queryByText('12')).toBeNull();
});

const dong = (amount: string) => `${amount}\u00a0₫`;
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const group = (name: string) => screen.getByRole('group', { name });

it('says how many hotels each range of prices leaves, and what the prices are', async () => {
  renderFields({});
  expect(group('Giá mỗi đêm, chưa gồm 10% thuế và phí')).toContainElement(radio('Mọi mức giá'));
  expect(radio('Mọi mức giá')).toBeChecked();
  const cheap = radio(`Tối đa ${dong('500.000')}`);
  expect(cheap).toHaveAccessibleDescription('7 chỗ nghỉ');
  await userEvent.click(cheap);
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: null, maxPrice: 500_000 });
});

const threeNights = { ...WHOLE_LIST, checkIn: '2026-12-01', checkOut: '2026-12-04' };

it('with dates asks for the total of the stay', async () => {
  const price = [{ max: 1_500_000, hotels: 5 }];
  renderFields({ search: threeNights, counts: { ...counts, price } });
  expect(group('Tổng giá 3 đêm, gồm thuế và phí')).toBeInTheDocument();
  const cheap = radio(`Tối đa ${dong('1.500.000')}`);
  expect(cheap).toHaveAccessibleDescription('5 chỗ nghỉ');
  // Nothing is told of what the server did not count.
  expect(radio(`Từ ${dong('6.500.000')}`)).not.toHaveAccessibleDescription();
  await userEvent.click(cheap);
  expect(onChange).toHaveBeenLastCalledWith({
    ...{ minTotal: null, maxTotal: 1_500_000 },
    ...{ minPrice: null, maxPrice: null },
  });
  await userEvent.type(screen.getByLabelText('Từ'), '2 triệu{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ minTotal: 2_000_000, maxTotal: null }),
  );
});

it.each([
  // The end is typed next.
  ['Từ', '5 triệu', { minTotal: 5_000_000, maxTotal: null }],
  // The wrong way round.
  ['Đến', '500 nghìn', { minTotal: 500_000, maxTotal: 1_000_000 }],
])('a limit beyond the other one: %s %s', async (name, typed, limits) => {
  renderFields({ search: { ...threeNights, minTotal: 1_000_000, maxTotal: 2_000_000 } });
  const field = screen.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining(limits));
});

it('leaves a price of a night what it is when dates come, until another is chosen', async () => {
  renderFields({ search: { ...threeNights, maxPrice: 500_000 } });
  expect(radio(`Tối đa ${dong('500.000')} mỗi đêm, chưa gồm thuế và phí`)).toBeChecked();
  expect(radio('Mọi mức giá')).not.toBeChecked();
  await userEvent.click(radio('Mọi mức giá'));
  expect(onChange).toHaveBeenLastCalledWith({
    ...{ minTotal: null, maxTotal: null },
    ...{ minPrice: null, maxPrice: null },
  });
});

describe('while the list follows what is chosen', () => {
  function Following({ begun }: { begun: HotelSearch }) {
    const [store] = useState(makeStore);
    const [search, setSearch] = useState(begun);
    const change = (changes: Partial<HotelSearch>) => setSearch({ ...search, ...changes });
    return (
      <Provider store={store}>
        <FilterFields search={search} counts={counts} onChange={change} />
        <button onClick={() => setSearch(WHOLE_LIST)}>Xoá bộ lọc</button>
      </Provider>
    );
  }

  it('keys that pass the ranges lead back to a price of a night', async () => {
    render(<Following begun={{ ...threeNights, maxPrice: 500_000 }} />);
    const kept = radio(`Tối đa ${dong('500.000')} mỗi đêm, chưa gồm thuế và phí`);
    kept.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(radio(`Tối đa ${dong('1.500.000')}`)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(kept).toBeChecked();
    expect(radio('Mọi mức giá')).not.toBeChecked();
  });

  it('what could not be read is cleared with the filters', async () => {
    render(<Following begun={{ ...WHOLE_LIST, propertyType: ['VILLA'] }} />);
    await userEvent.type(screen.getByLabelText('Từ'), 'rẻ{Enter}');
    expect(screen.getByLabelText('Từ')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Xoá bộ lọc' }));
    expect(screen.getByLabelText('Từ')).toBeValid();
    expect(screen.getByLabelText('Từ')).toHaveValue('');
  });
});
