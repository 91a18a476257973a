import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../texts/site';
import { Logo } from '../../ui/brand/Logo';
import { HeartIcon } from '../../ui/icons/heartIcons';
import { Container } from '../../ui/layout/Stack';
import styles from './TopBar.module.css';

// They open on a press, so the first paint need not wait for them.
const TopBarMenus = lazy(async () => ({ default: (await import('./TopBarMenus')).TopBarMenus }));

export function TopBar() {
  const texts = useTexts(siteTexts);
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
          <Suspense fallback={<span className={styles.menusPlace} />}>
            <TopBarMenus />
          </Suspense>
        </nav>
      </Container>
    </header>
  );
}
