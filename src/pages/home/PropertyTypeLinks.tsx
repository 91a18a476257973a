import { Link } from '../../ui/navigation/Link';
import { PROPERTY_TYPES } from '../../../domain/hotels/hotelFeatures';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { PropertyTypeIcon } from './PropertyTypeIcon';
import { classNames } from '../../ui/classNames';
import styles from './PropertyTypeLinks.module.css';

/** The five kinds of place, each leading to its list. */
export function PropertyTypeLinks() {
  const texts = useTexts(hotelCardTexts);
  const stay = useShownStay();
  return (
    <ul className={styles.types}>
      {PROPERTY_TYPES.map((propertyType) => (
        <li key={propertyType}>
          <Link
            to={paths.hotels({ propertyType }, stay)}
            className={classNames('surface', styles.type)}
          >
            <PropertyTypeIcon type={propertyType} />
            <span>{texts.propertyType[propertyType]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
