import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { formatAmount } from '../../../../../domain/money/money';
import { isPriceIn } from '../../../../../domain/rooms/roomPrices';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { paths } from '../../../../../site/paths';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { fieldId, FormContext } from '../../../../ui/form/formContext';
import { Link } from '../../../../ui/navigation/Link';

const texts = roomTypeTexts.hint;

type TypeHintProps = {
  type: RoomTypeWithRooms;
  /** As it is being typed. */
  price: number | null;
};

/** Beside the price of a room that shares its type with others: what these cost, and the way to change them all. */
export function TypeHint({ type, price }: TypeHintProps) {
  const { setFieldValue, setFieldError } = useFormikContext();
  const { id } = useContext(FormContext);
  const { hotelId, currency, pricePerNight } = type;
  const difference = price === null || !isPriceIn(currency, price) ? 0 : price - pricePerNight;
  const takePrice = () => {
    void setFieldValue('pricePerNight', pricePerNight, false);
    setFieldError('pricePerNight', undefined);
    document.getElementById(fieldId(id, 'pricePerNight'))?.focus();
  };
  return (
    <p>
      {texts.costs(type.rooms.length, formatAmount(pricePerNight, currency))}{' '}
      {difference !== 0 && (
        <>
          {texts.differs(formatAmount(Math.abs(difference), currency), difference < 0)}{' '}
          <Button size="small" onClick={takePrice}>
            {texts.take}
          </Button>{' '}
        </>
      )}
      <Link to={paths.partnerRooms({ hotelId, types: type.id })}>{texts.change}</Link>
    </p>
  );
}
