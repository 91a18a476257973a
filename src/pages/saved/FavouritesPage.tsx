import { favouritesAwaited } from '../../state/deviceSlice';
import { useAppDispatch, useAppSelector, useRemembered } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { favouriteTexts } from '../../i18n/favourites';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { HeartIcon } from '../../ui/icons/heartIcons';
import { DeviceHotels } from './DeviceHotels';

/** The hotels that the account keeps, or this device while nobody is signed in. */
export default function FavouritesPage() {
  const texts = useTexts(favouriteTexts).favourites;
  const dispatch = useAppDispatch();
  const { hotels, owner } = useAppSelector((state) => state.favourites);
  const signedIn = useAppSelector((state) => state.auth.token !== null);
  const failed = useAppSelector((state) => state.device.favouritesFailed);
  const remembered = useRemembered();
  return (
    <DeviceHotels
      texts={
        signedIn
          ? {
              ...texts,
              description: texts.inAccount,
              empty: texts.inAccountEmpty,
              emptyHint: texts.inAccountHint,
            }
          : texts
      }
      hotels={hotels}
      ready={remembered && (!signedIn || Boolean(owner))}
      illustration={<HeartIcon size={56} />}
      notice={
        signedIn &&
        failed && (
          <ErrorNotice
            message={texts.notLoaded}
            retryLabel={texts.retry}
            onRetry={() => dispatch(favouritesAwaited())}
          />
        )
      }
    />
  );
}
