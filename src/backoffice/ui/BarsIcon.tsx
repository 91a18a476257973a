import { icon } from '../../ui/icons/icon';

/** Stays over days: bars one below the other. */
export const BarsIcon = icon(<path d="M3.5 4.5v15M4 7h9v3H4M9 13.5h11.5v3H9z" />);
