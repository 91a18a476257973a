import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import styles from './SignInLinks.module.css';

export type SignInLinksProps = {
  /** Questions with the page that answers them, and what it is handed on. */
  links: readonly { question: ReactNode; label: string; to: string; state?: object | undefined }[];
};

/** From one sign-in page to the others. */
export function SignInLinks({ links }: SignInLinksProps) {
  return (
    <div className={styles.links}>
      {links.map(({ question, label, to, state }) => (
        <p key={label}>
          {question}{' '}
          <Link to={to} state={state}>
            {label}
          </Link>
        </p>
      ))}
    </div>
  );
}
