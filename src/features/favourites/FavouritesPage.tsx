import { useAppSelector, useRemembered } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { favouriteTexts } from '../../texts/favourites';
import { HeartIcon } from '../../ui/icons/heartIcons';
import { DeviceHotels } from './DeviceHotels';

/** The hotels that this device keeps. */
export default function FavouritesPage() {
  const texts = useTexts(favouriteTexts).favourites;
  const hotels = useAppSelector((state) => state.favourites.hotels);
  return (
    <DeviceHotels
      texts={texts}
      hotels={hotels}
      ready={useRemembered()}
      illustration={<HeartIcon size={56} />}
    />
  );
}
