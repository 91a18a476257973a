import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { EmptyPanel } from '../../ui/EmptyPanel';

/** Where the address names a hotel that was deleted meanwhile; the choice of another stands above. */
export function HotelGone() {
  return <EmptyPanel {...partnerSiteTexts.hotelGone} />;
}
