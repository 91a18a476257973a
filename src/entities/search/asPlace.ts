import type { Place } from '../../../domain/hotels/places';
import type { Destination } from '../../api';

/** A destination by all its names; other backends may know only one. */
export function asPlace({ slug, name, aliases }: Destination): Place {
  return { slug, names: [name, ...((aliases as string[] | undefined) ?? [])] };
}
