import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { AMENITIES } from '../../../domain/hotels/hotelFeatures';
import { WHOLE_LIST } from '../../../site/hotelSearch';
import { FilterFields } from '../../../src/pages/search/FilterFields';
import { makeStore } from '../../../src/state/store';

type Counts = NonNullable<ComponentProps<typeof FilterFields>['counts']>;

const counts: Counts = {
  propertyType: { HOTEL: 12, APARTMENT: 3, RESORT: 0, HOMESTAY: 0, VILLA: 1 },
  amenities: Object.fromEntries(AMENITIES.map((name, n) => [name, n])) as Counts['amenities'],
  minRating: { '3': 16, '3.5': 9, '4': 2, '4.5': 0 },
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
