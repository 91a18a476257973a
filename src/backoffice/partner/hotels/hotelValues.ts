import { withoutHiddenMarks } from '../../../../domain/accounts/phone';
import type { Currency } from '../../../../domain/money/money';
import { tidy } from '../../../../domain/texts/texts';
import type { MinimumStay, NewHotel, PartnerHotel, PropertyType } from '../../../api/partner';
import { SHOWN_FLAGS, type ShownFlag } from './hotelChoices';

const LINKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok'] as const;
type Link = (typeof LINKS)[number];

/** What the form holds while it is filled in. */
export interface HotelValues {
  name: string;
  businessName: string;
  propertyType: PropertyType;
  description: string;
  address: { number: string; street: string; district: string; city: string };
  phone: string;
  email: string;
  website: string;
  fax: string;
  socialMedia: Record<Link, string>;
  totalRooms: number | null;
  priceRange: { min: number | null; max: number | null };
  currency: Currency;
  minimumStay: MinimumStay;
  gapFilling: boolean;
  amenities: Record<ShownFlag, boolean>;
  /** 0: a new one. */
  version: number;
}

export const emptyHotel: HotelValues = {
  name: '',
  businessName: '',
  propertyType: 'HOTEL',
  description: '',
  address: { number: '', street: '', district: '', city: '' },
  phone: '',
  email: '',
  website: '',
  fax: '',
  socialMedia: { facebook: '', instagram: '', twitter: '', linkedin: '', tiktok: '' },
  totalRooms: null,
  priceRange: { min: null, max: null },
  currency: 'VND',
  minimumStay: '3_OR_LESS',
  gapFilling: true,
  amenities: shownFlags(() => false),
  version: 0,
};

export function valuesOf(hotel: PartnerHotel): HotelValues {
  const { address } = hotel;
  return {
    name: hotel.name,
    businessName: hotel.businessName,
    propertyType: hotel.propertyType,
    description: hotel.description,
    address: {
      number: address.number,
      street: address.street,
      district: address.district,
      city: address.city,
    },
    phone: hotel.phone ?? '',
    email: hotel.email ?? '',
    website: hotel.website ?? '',
    fax: hotel.fax ?? '',
    socialMedia: links((link) => hotel.socialMedia?.[link] ?? ''),
    totalRooms: hotel.totalRooms,
    priceRange: { ...hotel.priceRange },
    currency: hotel.currency,
    minimumStay: hotel.minimumStay,
    gapFilling: hotel.gapFilling ?? true,
    amenities: flagsFrom(hotel.services ?? hotel.amenities),
    version: hotel.version,
  };
}

/** The flags of an answer in any of its spellings: `freeParking`, `FREEPARKING`, `FREE_PARKING`. */
function flagsFrom(answer: object | null | undefined): Record<ShownFlag, boolean> {
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
  const set = new Set(
    Object.entries(answer ?? {})
      .filter(([, value]) => value === true)
      .map(([name]) => plain(name)),
  );
  return shownFlags((flag) => set.has(plain(flag)));
}

/** What is sent. `beverages` is not shown, so nothing is said about it and it stays as it is. */
export function newHotelOf(values: HotelValues): NewHotel {
  const { version: _, totalRooms, priceRange, website, fax, address, ...rest } = values;
  return {
    ...rest,
    name: tidy(values.name),
    businessName: tidy(values.businessName),
    description: tidy(values.description),
    phone: tidy(withoutHiddenMarks(values.phone)),
    email: tidy(values.email),
    address: {
      number: tidy(address.number),
      street: tidy(address.street),
      district: tidy(address.district),
      city: tidy(address.city),
    },
    website: tidy(website) || null,
    fax: tidy(withoutHiddenMarks(fax)) || null,
    socialMedia: links((link) => tidy(values.socialMedia[link]) || null),
    totalRooms: totalRooms ?? 0,
    priceRange: { min: priceRange.min ?? 0, max: priceRange.max ?? 0 },
  };
}

function links<T>(of: (link: Link) => T): Record<Link, T> {
  return Object.fromEntries(LINKS.map((link) => [link, of(link)])) as Record<Link, T>;
}

function shownFlags(of: (flag: ShownFlag) => boolean): Record<ShownFlag, boolean> {
  return Object.fromEntries(SHOWN_FLAGS.map((flag) => [flag, of(flag)])) as Record<
    ShownFlag,
    boolean
  >;
}
