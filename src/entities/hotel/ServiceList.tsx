import { createElement } from 'react';
import { serviceKey } from '../../../domain/rooms/serviceKey';
import type { Service } from '../../api';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { classNames } from '../../ui/classNames';
import { languageOf } from './ownLanguage';
import { serviceIcon } from './serviceIcons';
import styles from './ServiceList.module.css';

type ServiceListProps = {
  services: readonly Service[] | null | undefined;
  /** Names the list for screen readers. */
  label: string;
  /** How many to show before '+N'; all of them without. */
  most?: number | undefined;
  /** In columns with room to breathe, for a tab of its own. */
  roomy?: boolean | undefined;
};

/** What a hotel or a room offers, Wi-Fi first. Shows nothing when there is nothing to show. */
export function ServiceList({ services, label, most, roomy = false }: ServiceListProps) {
  const texts = useTexts(stayTexts);
  const names = distinctNames(services ?? [], texts.freeWifi);
  if (names.length === 0) return null;
  const shown = names.slice(0, most ?? names.length);
  const hidden = names.length - shown.length;
  return (
    <ul className={classNames(styles.services, roomy && styles.roomy)} aria-label={label}>
      {shown.map((name) => (
        <li key={name}>
          {createElement(serviceIcon(serviceKey(name)))}
          <span lang={languageOf(name)}>{name}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">{texts.more(hidden)}</span>
          <span className="visuallyHidden">{texts.moreLabel(hidden)}</span>
        </li>
      )}
    </ul>
  );
}

function distinctNames(services: readonly Service[], freeWifi: string): string[] {
  const named = services.filter((service) => Boolean(service.name)).map(({ name }) => name);
  const others = named.filter((name) => serviceKey(name) !== 'wifi');
  // Free Wi-Fi is promised where any service names it.
  return [...new Set(others.length < named.length ? [freeWifi, ...others] : others)];
}
