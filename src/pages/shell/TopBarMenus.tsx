import { lazy } from 'react';
import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';
import { favouritesFailed } from '../../state/deviceSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { LanguageMenu } from './LanguageMenu';
import { UserMenu } from './UserMenu';

const FavouritesKeeper = lazy(async () => ({
  default: (await import('./FavouritesKeeper')).FavouritesKeeper,
}));

export function TopBarMenus() {
  const dispatch = useAppDispatch();
  // Somebody who only looks around has nothing that is to be kept in step, or refused.
  const isKept = useAppSelector(
    ({ auth, favourites }) => auth.token !== null || favourites.hotels.length > MAX_FAVOURITES,
  );
  return (
    <>
      <LanguageMenu />
      <UserMenu />
      {isKept && (
        <OptionalPart onError={() => dispatch(favouritesFailed())}>
          <FavouritesKeeper />
        </OptionalPart>
      )}
    </>
  );
}
