import { paths } from '../../../site/paths';
import type { SignInState } from '../../state/signInState';
import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../i18n/home';
import { LinkButton } from '../../ui/actions/LinkButton';
import { BuildingIcon } from '../../ui/icons/stayIcons';
import styles from './PartnerBanner.module.css';

const AS_PARTNER: SignInState = { role: 'partner' };

/** Invites owners to list their place. */
export function PartnerBanner() {
  const texts = useTexts(homeTexts).partner;
  return (
    <section className={styles.banner} aria-labelledby="partner-heading">
      <BuildingIcon size={40} className={styles.icon} />
      <div className={styles.words}>
        <h2 id="partner-heading" className="likeH3">
          {texts.heading}
        </h2>
        <p>{texts.text}</p>
      </div>
      <LinkButton to={paths.register()} state={AS_PARTNER}>
        {texts.action}
      </LinkButton>
    </section>
  );
}
