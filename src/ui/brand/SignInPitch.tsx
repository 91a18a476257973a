import { Link } from '../navigation/Link';
import { paths } from '../../../site/paths';
import { Logo } from './Logo';
import { SignInScene } from './SignInScene';
import { classNames } from '../classNames';
import { CheckCircleIcon } from '../icons/statusIcons';
import { Stack } from '../layout/Stack';
import styles from './SignInPitch.module.css';

type SignInPitchProps = {
  title: string;
  points: readonly string[];
  /** Names the way home, which shows only the brand. */
  homeLabel: string;
  /** How much of it shows beside the form. */
  className: string | undefined;
};

/** What an account is for, beside the form that opens it. */
export function SignInPitch({ title, points, homeLabel, className }: SignInPitchProps) {
  return (
    <aside className={classNames(styles.pitch, className)}>
      <Link to={paths.home()} className={styles.brand} aria-label={homeLabel}>
        <Logo />
      </Link>
      <Stack gap={6}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className="iconLine">
              <CheckCircleIcon />
              {point}
            </li>
          ))}
        </ul>
      </Stack>
      <SignInScene className={styles.scene} />
    </aside>
  );
}
