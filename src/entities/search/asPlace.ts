import type { Place } from '../../../domain/hotels/places';
import type { Destination } from '../../api';

/**
 * What a list's place is called: a slug that no destination has, as it may stand in a link, by its own words. Undefined
 * for the list of everywhere, and while the destinations are on their way.
 */
export function placeName(
  slug: string,
  destinations: readonly Destination[] | undefined,
): string | undefined {
  if (slug === '' || !destinations) return undefined;
  return destinations.find((place) => place.slug === slug)?.name ?? slug.replaceAll('-', ' ');
}

/** A destination by all its names; other backends may know only one. */
export function asPlace({ slug, name, aliases }: Destination): Place {
  return { slug, names: [name, ...((aliases as string[] | undefined) ?? [])] };
}
