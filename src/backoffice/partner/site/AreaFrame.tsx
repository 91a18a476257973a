import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../../ui/navigation/Link';
import { useNarrowSidebar } from '../../../state/tablePreferences';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { IconButton } from '../../../ui/actions/IconButton';
import { Logo } from '../../../ui/brand/Logo';
import { classNames } from '../../../ui/classNames';
import { OfflineBar } from '../../../ui/feedback/OfflineBar';
import { MenuIcon } from '../../../ui/icons/actionIcons';
import { useScrollPlaces } from '../../../ui/navigation/useScrollPlaces';
import { useBackCloses } from '../../../ui/overlays/useBackCloses';
import { textScale } from '../../ui/theme/textScale';
import { useMedia } from '../../ui/theme/useMedia';
import { AreaMain, MAIN_ID } from './AreaMain';
import { AreaPart } from './AreaPart';
import { SectionLinks, type Section } from './SectionLinks';
import { useEnglishDocument } from './useEnglishDocument';
import { useNotFoundWhenForbidden } from './useNotFoundWhenForbidden';
import styles from './AreaFrame.module.css';

// Only narrow windows have it.
const SidebarDrawer = lazy(async () => ({
  default: (await import('./SidebarDrawer')).SidebarDrawer,
}));

type AreaFrameProps = {
  home: string;
  sections: readonly Section[];
  /** At the end of the top bar. */
  tools: ReactNode;
};

const SIDEBAR_ID = 'sidebar';

/** What stands around every page of the area: top bar, sidebar, and the page's place. */
export function AreaFrame({ home, sections, tools }: AreaFrameProps) {
  const [narrow, setNarrow] = useNarrowSidebar();
  const [drawerOpen, setDrawerOpen] = useState(false);
  useBackCloses(drawerOpen, () => setDrawerOpen(false));
  const toggle = useRef<HTMLButtonElement>(null);
  const hasRoom = useMedia(`(min-width: ${900 * textScale()}px)`);
  useEnglishDocument();
  useNotFoundWhenForbidden();
  useScrollPlaces();

  return (
    <div className={styles.frame}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <OfflineBar text={texts.offline} backText={texts.online} />
      <header className={styles.bar} data-no-print>
        <IconButton
          ref={toggle}
          label={texts.toggleSidebar}
          icon={<MenuIcon />}
          aria-expanded={hasRoom ? !narrow : drawerOpen}
          aria-controls={SIDEBAR_ID}
          onClick={() => (hasRoom ? setNarrow(!narrow) : setDrawerOpen(!drawerOpen))}
        />
        <Link to={home} aria-label={texts.homeLink} className={styles.brand}>
          <Logo />
        </Link>
        <div className={styles.tools}>
          <AreaPart name={texts.tools}>{tools}</AreaPart>
        </div>
      </header>
      <div className={styles.body}>
        {hasRoom ? (
          <aside
            id={SIDEBAR_ID}
            className={classNames(styles.sidebar, narrow && styles.narrow)}
            data-no-print
          >
            <AreaPart name={texts.sections}>
              <SectionLinks sections={sections} narrow={narrow} />
            </AreaPart>
          </aside>
        ) : (
          <AreaPart name={texts.sections}>
            <Suspense fallback={null}>
              <SidebarDrawer
                id={SIDEBAR_ID}
                open={drawerOpen}
                sections={sections}
                onClose={() => setDrawerOpen(false)}
                onClosed={() => takeFocus(toggle.current)}
              />
            </Suspense>
          </AreaPart>
        )}
        <AreaMain />
      </div>
    </div>
  );
}

/** Unless the page that was chosen already has it. */
function takeFocus(toggle: HTMLElement | null): void {
  if (!document.activeElement?.matches('h1')) toggle?.focus();
}
