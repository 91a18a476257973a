import { PhoneIcon } from '../../ui/icons/stayIcons';
import styles from './PhoneLink.module.css';

/** A number that one tap calls. Nothing when there is none. */
export function PhoneLink({ phone, label }: { phone: string | null | undefined; label: string }) {
  if (!phone) return null;
  return (
    <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <PhoneIcon />
      <span>
        <span className="visuallyHidden">{label}: </span>
        {phone}
      </span>
    </a>
  );
}
