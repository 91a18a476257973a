import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
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
  return (
    <nav aria-label={texts.sections}>
      <ul className={styles.list}>
        {sections.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={() => styles.link}
              title={narrow ? label : undefined}
              onClick={() => onFollowed?.()}
            >
              {icon}
              <span className={narrow ? 'visuallyHidden' : undefined}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
