import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelDetailTexts } from '../../i18n/hotelDetails';
import { locationOf } from '../../entities/hotel/hotelFields';
import { PolicyCard } from '../../entities/hotel/PolicyCard';
import { PagePart } from '../../ui/feedback/PagePart';
import { Stack } from '../../ui/layout/Stack';
import { LocationCard } from './LocationCard';
import { useHotel } from './useHotel';

/** What holds for every room: the house's rules, and where it stands. */
export function HotelRules() {
  const texts = useTexts(hotelDetailTexts);
  const { checkIn } = useShownStay();
  const hotel = useHotel();
  if (!hotel) return null;
  return (
    <Stack gap={8}>
      <PolicyCard
        petsAllowed={hotel.petsAllowed}
        minimumStay={hotel.minimumStay}
        checkIn={checkIn}
      />
      <PagePart name={texts.location}>
        <LocationCard name={hotel.name ?? ''} location={locationOf(hotel)} />
      </PagePart>
    </Stack>
  );
}
