import { Button } from 'antd';
import type { PartnerHotelRow } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { ButtonLink } from '../../ui/ButtonLink';
import type { HotelActs } from './hotelActs';
import styles from './hotels.module.css';

type HotelActionsProps = { hotel: PartnerHotelRow; acts: HotelActs };

export function HotelActions({ hotel, acts }: HotelActionsProps) {
  const { id, name, state } = hotel;
  return (
    <span className={styles.actions}>
      <ButtonLink small to={paths.editHotel(id)} label={texts.editOf(name)}>
        {texts.edit}
      </ButtonLink>
      <ButtonLink small to={paths.partnerRooms({ hotelId: id })} label={texts.roomsOf(name)}>
        {texts.rooms}
      </ButtonLink>
      <ListingButton hotel={hotel} state={state} acts={acts} />
      <Button
        size="small"
        danger
        aria-label={texts.deleteOf(name)}
        onClick={() => acts.remove(hotel)}
      >
        {texts.delete}
      </Button>
    </span>
  );
}

type ListingButtonProps = HotelActionsProps & Pick<PartnerHotelRow, 'state'>;

function ListingButton({ hotel, state, acts }: ListingButtonProps) {
  if (state === 'LISTED') {
    return (
      <Button
        size="small"
        aria-label={texts.unpublishOf(hotel.name)}
        onClick={() => acts.setListed(hotel, false)}
      >
        {texts.unpublish}
      </Button>
    );
  }
  const suspended = hotel.suspendedReason;
  return (
    <Button
      size="small"
      aria-label={texts.publishOf(hotel.name)}
      disabled={suspended !== null}
      {...(suspended !== null && { title: texts.suspendedFor(suspended) })}
      onClick={() => acts.setListed(hotel, true)}
    >
      {texts.publish}
    </Button>
  );
}
