import { quoteOf } from '../../../../../domain/bookings/quote';
import { TAX_AND_FEE_PERCENT } from '../../../../../domain/bookings/taxAndFee';
import { formatAmount } from '../../../../../domain/money/money';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import type { FreeRoom } from '../../../../api/partner';
import { PriceLines } from '../../../../ui/display/PriceLines';
import { Stack } from '../../../../ui/layout/Stack';
import { NightLines } from '../NightLines';

const texts = deskTexts.price;
const dong = (amount: number) => formatAmount(amount, 'VND');

type DeskTotalProps = {
  rooms: readonly FreeRoom[];
  nights: number;
  /** Said by hand, for every night. */
  isByHand: boolean;
  roomTotal: number;
};

/** What the guest pays at the counter, and what each night of it costs. */
export function DeskTotal({ rooms, nights, isByHand, roomTotal }: DeskTotalProps) {
  const { taxAndFee, total } = quoteOf({ stayPrices: [roomTotal], nights });
  return (
    <PriceLines
      lines={[
        {
          key: 'rooms',
          label: texts.rooms(rooms.length, nights),
          note: isByHand ? undefined : <Nights rooms={rooms} />,
          amount: dong(roomTotal),
        },
        { key: 'tax', label: texts.tax(TAX_AND_FEE_PERCENT), amount: dong(taxAndFee) },
      ]}
      total={{ label: texts.total, amount: dong(total) }}
    />
  );
}

function Nights({ rooms }: Pick<DeskTotalProps, 'rooms'>) {
  return rooms
    .filter(({ nights }) => nights)
    .map(({ id, roomNumber, nights = [] }) => (
      <Stack key={id} gap={1}>
        {rooms.length > 1 && <span>{roomNumber}</span>}
        <NightLines nights={nights.map(({ night, price }) => ({ night, price }))} />
      </Stack>
    ));
}
