import { lazy } from 'react';
import { Link } from '../../ui/navigation/Link';
import { paths } from '../../../site/paths';
import { favouritesFailed } from '../../state/deviceSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../i18n/site';
import { Logo } from '../../ui/brand/Logo';
import { afterTakeOver } from '../../ui/eventReplay';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { HeartIcon } from '../../ui/icons/heartIcons';
import { Container } from '../../ui/layout/Stack';
import styles from './TopBar.module.css';

// They open on a press, so the first paint need not wait for them.
const TopBarMenus = lazy(async () => ({
  default: (await afterTakeOver(() => import('./TopBarMenus'))).TopBarMenus,
}));

export function TopBar() {
  const texts = useTexts(siteTexts);
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => state.favourites.hotels.length);
  return (
    <header className={styles.header} data-no-print>
      <Container className={styles.bar}>
        <Link to={paths.home()} className={styles.brand} aria-label={texts.homeLink}>
          <Logo />
        </Link>
        <nav aria-label={texts.mainNavigation} className={styles.items}>
          <Link
            to={paths.favourites()}
            className={styles.item}
            aria-label={count > 0 ? texts.favouritesWithCount(count) : texts.favourites}
          >
            <span className={styles.heart}>
              <HeartIcon />
              {count > 0 && <span className={styles.count}>{count}</span>}
            </span>
            <span className={styles.itemText}>{texts.favourites}</span>
          </Link>
          <OptionalPart
            waiting={<span className={styles.menusPlace} />}
            without={<EntryLink />}
            // They also bring the favourites of the account.
            onError={() => dispatch(favouritesFailed())}
          >
            <TopBarMenus />
          </OptionalPart>
        </nav>
      </Container>
    </header>
  );
}

/** What the menus are needed for most, without them. */
function EntryLink() {
  const texts = useTexts(siteTexts);
  const signedIn = useAppSelector((state) => state.auth.token !== null);
  return (
    <Link to={signedIn ? paths.bookings() : paths.login()} className={styles.item}>
      {signedIn ? texts.needsNetwork.bookings : texts.login}
    </Link>
  );
}
