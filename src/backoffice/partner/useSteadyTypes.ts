import { useMemo, useState } from 'react';
import type { NightsOfType } from '../../api/partner';

/**
 * Types in the order in which they first came: they come by price, and what is selected among them must not become
 * another type when a colleague changes one. `gone` counts those that have gone since.
 */
export function useSteadyTypes(types: readonly NightsOfType[] | undefined) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const added = types?.map(({ typeId }) => typeId).filter((id) => !known.includes(id)) ?? [];
  if (added.length > 0) setKnown([...known, ...added]);
  const steady = useMemo(() => {
    const placeOf = new Map(known.map((id, place) => [id, place]));
    const place = ({ typeId }: NightsOfType) => placeOf.get(typeId) ?? known.length;
    return types?.toSorted((a, b) => place(a) - place(b));
  }, [types, known]);
  return { types: steady, gone: types ? known.length + added.length - types.length : 0 };
}
