import { Alert } from 'antd';
import { paths } from '../../../../site/paths';
import { useGetPartnerHotelQuery } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './rooms.module.css';

const texts = roomTexts.moreThanTotal;

/** Says that a hotel has more rooms here than its form says: one of both is wrong. */
export function MoreThanTotal({ hotelId: id }: { hotelId: number }) {
  const { currentData: hotel } = useGetPartnerHotelQuery({ id });
  if (!hotel || hotel.numRooms <= hotel.totalRooms) return null;
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      className={styles.notice ?? ''}
      title={texts.title(hotel.numRooms, hotel.totalRooms)}
      action={<ButtonLink to={paths.editHotel(id)}>{texts.action}</ButtonLink>}
    />
  );
}
