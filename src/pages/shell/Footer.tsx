import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import { asNewPage } from '../../ui/navigation/newPage';
import { paths } from '../../../site/paths';
import type { SignInState } from '../../state/signInState';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { footerTexts } from '../../i18n/footer';
import { Logo } from '../../ui/brand/Logo';
import { Container } from '../../ui/layout/Stack';
import { classNames } from '../../ui/classNames';
import styles from './Footer.module.css';

const AREAS = ['ha-noi', 'ho-chi-minh', 'da-nang', 'phu-quoc', 'da-lat'] as const;
const asPartner: SignInState = { role: 'partner' };

export function Footer() {
  const texts = useTexts(footerTexts);
  const stay = useShownStay();
  const types = [
    { propertyType: 'HOTEL', name: texts.hotels },
    { propertyType: 'APARTMENT', name: texts.apartments },
    { propertyType: 'RESORT', name: texts.resorts },
    { propertyType: 'HOMESTAY', name: texts.homestays },
    { propertyType: 'VILLA', name: texts.villas },
  ];
  const help = paths.policySupport();
  return (
    <footer className={styles.footer} data-no-print>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{texts.tagline}</p>
        </div>
        <Column title={texts.types}>
          {types.map(({ propertyType, name }) => (
            <Item
              key={propertyType}
              to={paths.hotels({ propertyType }, stay)}
              name={name}
              state={asNewPage}
            />
          ))}
        </Column>
        <Column title={texts.areas}>
          {AREAS.map((destination) => (
            <Item
              key={destination}
              to={paths.hotels({ destination }, stay)}
              name={texts.places[destination]}
              state={asNewPage}
            />
          ))}
        </Column>
        <Column title={texts.support}>
          <Item to={help} name={texts.help} />
          <Item to={`${help}#cancel`} name={texts.cancelling} />
          <Item to={`${help}#payment`} name={texts.paying} />
          <Item to={`${help}#personal-data`} name={texts.personalData} />
          <Item to={paths.register()} state={asPartner} name={texts.becomePartner} />
        </Column>
      </Container>
      <Container>
        <p className={styles.credit}>{texts.credit}</p>
      </Container>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={classNames('likeH4', styles.title)}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

function Item({
  to,
  name,
  state,
}: {
  to: string;
  name: string;
  state?: SignInState | typeof asNewPage;
}) {
  return (
    <li>
      <Link to={to} state={state}>
        {name}
      </Link>
    </li>
  );
}
