import { paths } from '../../../../site/paths';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyPanel } from '../../ui/EmptyPanel';

const { title, text, action } = roomTexts.noHotel;

/** Rooms need a hotel first. */
export function NoHotelYet() {
  const add = <ButtonLink to={paths.newHotel()}>{action}</ButtonLink>;
  return <EmptyPanel title={title} text={text} action={add} />;
}
