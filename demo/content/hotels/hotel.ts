import type { PlaceSlug } from '../../../server/hotels/destinations/destinations';

const AMENITY_FLAGS = [
  'airportTransfer',
  'barLounge',
  'beach',
  'beverages',
  'pool',
  'wifi',
  'coffee',
  'airConditioning',
  'entertainment',
  'elevator',
  'wheelchairAccess',
  'fitness',
  'breakfast',
  'petsAllowed',
  'restaurant',
  'freeParking',
  'wineBar',
] as const;
type AmenityFlag = (typeof AMENITY_FLAGS)[number];

type PropertyType = 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';

export interface DemoHotel {
  /** Stable within the demo data; the database gives the id. */
  readonly key: string;
  readonly destination: PlaceSlug;
  readonly owner: 'partner' | 'partner2';
  readonly name: string;
  readonly businessName: string;
  readonly propertyType: PropertyType;
  /** At most 400 characters, NFC. */
  readonly description: string;
  readonly address: {
    readonly number: string;
    readonly street: string;
    /** The ward; districts no longer exist. */
    readonly district: string;
    readonly city: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly website: string | null;
  readonly socialMedia: {
    readonly facebook?: string;
    readonly instagram?: string;
    readonly tiktok?: string;
  };
  readonly currency: 'VND' | 'USD';
  readonly minimumStay: '3_OR_LESS' | '1_WEEK';
  readonly amenities: Readonly<Record<AmenityFlag, boolean>>;
  readonly totalRooms: number;
  /** The standard room's price per night in the hotel's currency; the others follow from it. */
  readonly basePrice: number;
  /** Which of the destination's drawings is its cover. */
  readonly seed: number;
  /** How many pictures it has: no, exactly one, or the usual set. */
  readonly pictures: 'none' | 'one' | 'several';
}

/** What a hotel's own file says; the rest is the same for most and filled in by `hotel`. */
interface HotelDraft
  extends
    Pick<
      DemoHotel,
      'key' | 'name' | 'propertyType' | 'description' | 'totalRooms' | 'basePrice' | 'seed'
    >,
    Partial<Pick<DemoHotel, 'currency' | 'minimumStay' | 'pictures' | 'socialMedia'>> {
  readonly business: string;
  /** 'Number, street, ward'. */
  readonly at: string;
  readonly has: readonly AmenityFlag[];
  readonly web?: true;
}

interface Chain {
  readonly destination: PlaceSlug;
  readonly city: string;
  /** The last digits of the first hotel's phone; the others count on. */
  readonly firstPhone: number;
}

/** Completes the hotels of one destination. Owners alternate, two hotels of three with 'partner'. */
export function hotelsOf(chain: Chain, drafts: readonly HotelDraft[]): readonly DemoHotel[] {
  return drafts.map((draft, i) => complete(chain, draft, i));
}

function complete(
  { destination, city, firstPhone }: Chain,
  draft: HotelDraft,
  i: number,
): DemoHotel {
  const { business, at, has, web, ...own } = draft;
  const [number = '', street = '', district = ''] = at.split(', ');
  return {
    currency: 'VND',
    minimumStay: '3_OR_LESS',
    pictures: 'several',
    socialMedia: {},
    ...own,
    destination,
    owner: i % 3 === 2 ? 'partner2' : 'partner',
    businessName: business,
    address: { number, street, district, city },
    // No subscriber has such a number, yet it passes every check on Vietnamese phones.
    phone: `0900000${firstPhone + i}`,
    email: `${own.key}@example.com`,
    website: web ? `https://${own.key}.example.com` : null,
    amenities: flags(['wifi', 'airConditioning', ...has]),
  };
}

function flags(present: readonly AmenityFlag[]): Readonly<Record<AmenityFlag, boolean>> {
  const entries = AMENITY_FLAGS.map((flag) => [flag, present.includes(flag)] as const);
  return Object.fromEntries(entries) as Record<AmenityFlag, boolean>;
}
