import { Link } from '../../ui/navigation/Link';
import { useListDestinationsQuery } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { homeTexts } from '../../i18n/home';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { classNames } from '../../ui/classNames';
import styles from './DestinationStrip.module.css';

const FEATURED = 3;

/** The three places that travellers ask for most. Without an answer the page does without it. */
export function DestinationStrip() {
  const texts = useTexts(homeTexts).destinations;
  const stay = useShownStay();
  const { data, isError } = useListDestinationsQuery();
  if (isError) return null;
  const featured = data?.filter((place) => place.featured).slice(0, FEATURED);
  return (
    <section aria-labelledby="destinations-heading">
      <h2 id="destinations-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      {featured ? (
        <ul className={styles.strip}>
          {featured.map(({ slug, name, description, hotelCount, image }) => (
            <li key={slug}>
              <Link to={paths.hotels({ destination: slug }, stay)} className={styles.place}>
                <CoverPicture
                  image={image}
                  sizes="(min-width: 1248px) 384px, (min-width: 768px) 32vw, 76vw"
                  className={styles.image}
                />
                <span className={styles.words}>
                  <strong className={styles.name}>{name}</strong>
                  <span className={classNames('oneLine', styles.about)}>{description}</span>
                  <span className={styles.count}>{texts.count(hotelCount ?? 0)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <StripSkeleton label={texts.loading} />
      )}
    </section>
  );
}

function StripSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.strip}>
        {Array.from({ length: FEATURED }, (_, place) => (
          <Skeleton key={place} ratio="3 / 2" className={styles.place} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
