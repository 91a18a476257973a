import type { FavouriteHotel } from '../../state/favouritesSlice';
import { favouriteToggled } from '../../state/favouritesSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { classNames } from '../../ui/classNames';
import { HeartIcon } from '../../ui/icons/heartIcons';
import styles from './HeartButton.module.css';

type HeartButtonProps = {
  hotel: FavouriteHotel;
  /** Says in words what it does; without, it floats on a picture. */
  withText?: boolean | undefined;
  className?: string | undefined;
};

/** Keeps a hotel among this device's favourites, or takes it out. */
export function HeartButton({ hotel, withText = false, className }: HeartButtonProps) {
  const texts = useTexts(hotelCardTexts);
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => state.favourites.hotels.some((h) => h.id === hotel.id));
  const { id, name, location, images, price } = hotel;
  const label = kept ? texts.removeFavourite(name) : texts.addFavourite(name);
  return (
    <button
      type="button"
      className={classNames(withText ? styles.worded : styles.floating, className)}
      aria-pressed={kept}
      // The pressed state already says whether it is kept, so the name stays the same.
      aria-label={texts.addFavourite(name)}
      title={label}
      onClick={() => dispatch(favouriteToggled({ id, name, location, images, price }))}
    >
      <HeartIcon filled={kept} className={kept ? styles.kept : undefined} />
      {withText && <span>{texts.favourite}</span>}
    </button>
  );
}
