import { formatDong } from '../../../domain/money/money';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { Price } from '../../ui/display/Price';

type PricePerNightProps = {
  /** Whole dong for one night; 'Liên hệ' when it is missing. */
  price: number | undefined;
  /** Struck through above the price. */
  originalPrice?: number | undefined;
  /** Says 'Từ': other rooms cost more. */
  from?: boolean | undefined;
  /** Instead of what is said of a price of tonight. */
  label?: string | undefined;
  /** Writes 'từ' before the price: others of its kind cost more. */
  atLeast?: boolean | undefined;
  large?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
};

export function PricePerNight(props: PricePerNightProps) {
  const {
    price,
    originalPrice,
    from = false,
    label,
    atLeast = false,
    large = false,
    align,
  } = props;
  const texts = useTexts(hotelCardTexts);
  const look = { size: large ? 'large' : 'normal', align } as const;
  if (typeof price !== 'number') return <Price {...look} amount={texts.contact} />;
  return (
    <Price
      {...look}
      amount={atLeast ? texts.atLeast(formatDong(price)) : formatDong(price)}
      unit={label ?? (from ? texts.fromPerNight : texts.perNight)}
      original={originalPrice === undefined ? undefined : formatDong(originalPrice)}
      originalLabel={texts.originalPrice}
    />
  );
}
