import type { PropertyType } from '../../api';
import { icon } from '../../ui/icons/icon';

const ICONS = {
  HOTEL: icon(
    <path d="M5 20.5V4.5h14v16M3 20.5h18M9 8.5h1.5M13.5 8.5H15M9 12.5h1.5M13.5 12.5H15M10 20.5v-4h4v4" />,
  ),
  APARTMENT: icon(
    <path d="M3.5 20.5V9h8v11.5M11.5 20.5V3.5h9v17M2.5 20.5h19M6 12.5h3M6 16h3M14.5 7.5h3M14.5 11.5h3M14.5 15.5h3" />,
  ),
  RESORT: icon(
    <path d="M12 6c4.6 0 7.6 2.8 8 6.5H4C4.4 8.8 7.4 6 12 6ZM12 4v2M12 12.5V20M3 17.5c1.5 0 1.5 1.200 3 1.200s1.5-1.200 3-1.200M15 17.5c1.5 0 1.5 1.200 3 1.200s1.5-1.200 3-1.200" />,
  ),
  HOMESTAY: icon(
    <path d="m2.5 11.5 9.5-7.5 9.5 7.5M5 10v10.5h14V10M12 17.5c-2.200-1.5-3.300-2.800-3.300-4.100a1.700 1.700 0 0 1 3.300-.6 1.700 1.700 0 0 1 3.300.6c0 1.300-1.100 2.600-3.300 4.100Z" />,
  ),
  VILLA: icon(
    <path d="M2.5 13 8 8l5.5 5M4.5 11.5v9h15V8.5M11 10.5V6l5-2.5L21.5 6v2.5H11M8 20.5V16h3v4.5M15 13h2M15 16.5h2" />,
  ),
} satisfies Record<PropertyType, unknown>;

/** The outline of a kind of place. */
export function PropertyTypeIcon({ type }: { type: PropertyType }) {
  const Icon = ICONS[type];
  return <Icon size={32} />;
}
