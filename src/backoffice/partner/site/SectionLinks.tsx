import type { ReactNode } from 'react';
import { matchPath, parsePath, useLocation } from 'react-router-dom';
import { Link } from '../../../ui/navigation/Link';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import styles from './SectionLinks.module.css';

export interface Section {
  to: string;
  label: string;
  icon: ReactNode;
}

type SectionLinksProps = {
  sections: readonly Section[];
  /** Icons alone; the names are still read aloud. */
  narrow?: boolean | undefined;
  onFollowed?: (() => void) | undefined;
};

export function SectionLinks({ sections, narrow = false, onFollowed }: SectionLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.sections}>
      <ul className={styles.list}>
        {sections.map(({ to, label, icon }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isWithin(to, pathname) ? 'page' : undefined}
              className={styles.link}
              title={narrow ? label : undefined}
              onClick={() => onFollowed?.()}
            >
              {icon}
              <span className={narrow ? 'visuallyHidden' : undefined}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whatever the link says of the page beside its path. */
function isWithin(to: string, pathname: string): boolean {
  const path = parsePath(to).pathname ?? '';
  return matchPath({ path, end: false }, pathname) !== null;
}
