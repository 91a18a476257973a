import { formatDong } from '../../../domain/money/money';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { PriceLines } from '../../ui/display/PriceLines';

type QuoteLinesProps = {
  /** Whole dong; both the client's own quote and the server's fit. */
  quote: {
    nights: number;
    roomTotal: number;
    discount: number;
    voucherCode?: string | null;
    /** What was in force when a booking was made; today's where it is left out. */
    taxAndFeePercent?: number | undefined;
    taxAndFee: number;
    total: number;
  };
  /** How many rooms. */
  rooms: number;
  /** What to call the total where it is not to be paid at the counter. */
  totalLabel?: string | undefined;
};

/** The lines of a price that are the same everywhere: rooms, tax and fee, total at the counter. */
export function QuoteLines({ quote, rooms, totalLabel }: QuoteLinesProps) {
  const texts = useTexts(stayTexts).quote;
  const { nights, roomTotal, discount, voucherCode, taxAndFeePercent, taxAndFee, total } = quote;
  const reduction = {
    key: 'discount',
    label: voucherCode ? `${texts.discount} (${voucherCode})` : texts.discount,
    amount: `−${formatDong(discount)}`,
    reduction: true,
  };
  return (
    <PriceLines
      lines={[
        { key: 'rooms', label: texts.roomTotal(rooms, nights), amount: formatDong(roomTotal) },
        ...(discount > 0 ? [reduction] : []),
        { key: 'tax', label: texts.taxAndFee(taxAndFeePercent), amount: formatDong(taxAndFee) },
      ]}
      total={{ label: totalLabel ?? texts.total, amount: formatDong(total) }}
    />
  );
}
