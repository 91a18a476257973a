import { searchText } from '../search/searchText';

/** What many partners offer, whatever words they have for it. */
export type ServiceKey = (typeof KNOWN_SERVICES)[number][0];

// Partners write freely, in either language. The first match wins, so the narrower words stand first.
const KNOWN_SERVICES = [
  ['wifi', /wi-?fi|internet/],
  ['airportTransfer', /san bay|airport/],
  ['freeParking', /dau xe|do xe|parking/],
  ['pool', /ho boi|be boi|pool/],
  ['beach', /bien|beach/],
  ['breakfast', /an sang|breakfast/],
  ['restaurant', /nha hang|restaurant/],
  ['wineBar', /ruou|wine/],
  ['barLounge', /\bbar\b|lounge/],
  ['coffee', /ca phe|coffee|tra |do uong|beverage|drink/],
  ['airConditioning', /dieu hoa|may lanh|air con/],
  ['fitness', /the hinh|gym|fitness/],
  ['elevator', /thang may|elevator|lift/],
  ['wheelchairAccess', /xe lan|wheelchair/],
  ['petsAllowed', /thu cung|\bpets?\b/],
  ['entertainment', /\btv\b|ti ?vi|truyen hinh|giai tri|entertainment/],
] as const;

/** What a service is, by the words of its name in either language; undefined for one nobody knows. */
export function serviceKey(name: string): ServiceKey | undefined {
  const words = searchText(name);
  return KNOWN_SERVICES.find(([, pattern]) => pattern.test(words))?.[0];
}
