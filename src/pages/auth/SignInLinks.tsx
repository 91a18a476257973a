import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SignInState } from '../../state/signInState';
import styles from './SignInLinks.module.css';

type SignInLinksProps = {
  /** Questions with the page that answers them. */
  links: readonly { question: ReactNode; label: string; to: string; state: SignInState }[];
};

/** From one sign-in page to the others, handing on where the visitor came from. */
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
