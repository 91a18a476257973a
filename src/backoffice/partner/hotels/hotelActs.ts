import type { PartnerHotelRow } from '../../../api/partner';

/** What can be done to a hotel from the list. */
export interface HotelActs {
  remove: (hotel: PartnerHotelRow) => void;
  setListed: (hotel: PartnerHotelRow, listed: boolean) => void;
}
