import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { MAX_FAVOURITES } from '../../../domain/hotels/favourites';
import { favouritesFailed } from '../../state/deviceSlice';
import { favouriteToggled } from '../../state/favouritesSlice';
import type { FavouriteNews } from '../../state/favouritesSync';
import { useAppSelector, useRemembered, type AppStore, type RootState } from '../../state/store';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { favouriteTexts } from '../../i18n/favourites';
import type { FavouriteTexts } from '../../i18n/vi/favourites';
import { useToast } from '../../ui/overlays/toastContext';

/** Keeps the hearts and the account in step while somebody is signed in. Shows nothing of itself. */
export function FavouritesKeeper() {
  const { news: texts } = useTexts(favouriteTexts);
  const store = useStore<RootState>() as AppStore;
  const remembered = useRemembered();
  const { user, signedIn } = useCurrentUser();
  const owner = user?.id;
  const toast = useToast();
  const newest = useAppSelector(({ favourites: { hotels } }) =>
    hotels.length > MAX_FAVOURITES ? hotels[0] : undefined,
  );
  const tell = useEffectEvent((news: FavouriteNews) => toast({ text: newsText(texts, news) }));

  useEffect(() => {
    if (!remembered) return undefined;
    if (owner === undefined) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    import('../../state/favouritesSync').then(
      ({ keepInAccount }) => {
        if (!left) stop = keepInAccount(store, owner, (news) => tell(news));
      },
      () => store.dispatch(favouritesFailed()),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [store, remembered, owner]);

  // The account says it of its own list.
  useEffect(() => {
    if (signedIn || !newest) return;
    store.dispatch(favouriteToggled(newest));
    tell({ kind: 'refused', hotel: newest, wanted: true, code: 'FAVOURITES_FULL' });
  }, [store, signedIn, newest]);

  return null;
}

function newsText(texts: FavouriteTexts['news'], news: FavouriteNews): string {
  if (news.kind === 'left') return texts.left(news.count);
  const name = news.hotel.name ?? '';
  if (news.code === 'FAVOURITES_FULL') return texts.full;
  if (news.code === 'NOT_FOUND') return texts.gone(name);
  return news.wanted ? texts.notKept(name) : texts.notRemoved(name);
}
