import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../i18n/home';
import { Container } from '../../ui/layout/Stack';
import { CheckIcon } from '../../ui/icons/actionIcons';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { HomeSearch } from './HomeSearch';
import scene from './hero.svg';
import styles from './HomeHero.module.css';

/** What this is, and the search. */
export function HomeHero() {
  const texts = useTexts(homeTexts);
  return (
    <section className={styles.hero}>
      <img
        className={styles.scene}
        src={scene}
        alt=""
        width={1440}
        height={480}
        fetchPriority="high"
      />
      <Container className={styles.content}>
        <PageTitle
          title={texts.title}
          siteName="Nghỉ Đâu"
          description={texts.description}
          className={styles.heading}
        >
          {texts.heading}
        </PageTitle>
        <p className={styles.lead}>{texts.lead}</p>
        <HomeSearch />
        <ul className={styles.promises}>
          {texts.promises.map((promise) => (
            <li key={promise}>
              <CheckIcon size="1em" />
              {promise}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
