import { useSyncExternalStore } from 'react';

interface ListedError {
  /** Of its field, or what the ids of its fields begin with. */
  id: string;
  text: string;
}

const unheard = () => () => undefined;

/** The errors in the order in which their fields stand on the screen, each with the id of what it leads to. */
export function useFieldsOfErrors(errors: ListedError[]): ListedError[] {
  const ids = errors.map(({ id }) => id);
  // Only the document knows where a field stands: the values are in another order, or know nothing of it.
  const found = useSyncExternalStore(unheard, () => JSON.stringify(fieldsInDocument(ids)));
  const fields = new Map(JSON.parse(found) as [string, string][]);

  const order = [...fields.keys()];
  const place = ({ id }: ListedError) => (fields.has(id) ? order.indexOf(id) : order.length);
  return errors
    .toSorted((a, b) => place(a) - place(b))
    .map(({ id, text }) => ({ id: fields.get(id) ?? id, text }));
}

/** By each id that of its field, as they stand; the first of several is the one that counts. */
function fieldsInDocument(ids: string[]): [string, string][] {
  const fields = new Map<string, string>();
  if (ids.length === 0) return [];
  for (const { id: field } of document.querySelectorAll('[id]')) {
    const id = ids.find((name) => field === name || field.startsWith(`${name}.`));
    if (id !== undefined && !fields.has(id)) fields.set(id, field);
  }
  return [...fields];
}
