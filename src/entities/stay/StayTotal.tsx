import { formatDong } from '../../../domain/money/money';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { stayTexts } from '../../i18n/stays';
import { useTexts } from '../../state/useTexts';
import { Price } from '../../ui/display/Price';

type StayTotalProps = {
  /** Whole dong for all nights, with taxes and fees. */
  total: number;
  /** The same before the discount; struck through. */
  originalTotal?: number | undefined;
  /** Whole dong, without taxes and fees. */
  averageNight: number;
  nights: number;
  /** Writes 'từ' before the total: others cost more. */
  atLeast?: boolean | undefined;
  large?: boolean | undefined;
};

/** What a stay costs with taxes and fees, and beside it a night on average. */
export function StayTotal(props: StayTotalProps) {
  const { total, originalTotal, averageNight, nights, atLeast, large = false } = props;
  const texts = useTexts(hotelCardTexts);
  const stays = useTexts(stayTexts);
  const { average, withoutTax } = stays.nightPrices;
  const night = formatDong(averageNight);
  return (
    <Price
      amount={atLeast ? texts.atLeast(formatDong(total)) : formatDong(total)}
      unit={
        <>
          <span>{texts.stayTotal(stays.nights(nights))}</span>
          <span data-average-night>{withoutTax(nights === 1 ? night : average(night))}</span>
        </>
      }
      original={originalTotal === undefined ? undefined : formatDong(originalTotal)}
      originalLabel={texts.originalPrice}
      size={large ? 'large' : 'normal'}
    />
  );
}
