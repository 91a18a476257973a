/** Every message of a form's errors with its field's dotted name, in the order of the fields. */
export function errorList(errors: unknown, fields: object): { name: string; text: string }[] {
  const order = leaves(fields).map(({ name }) => name);
  const place = (name: string) => {
    const index = order.findIndex((field) => field === name || field.startsWith(`${name}.`));
    return index < 0 ? order.length : index;
  };
  return leaves(errors)
    .flatMap(({ name, value }) => (typeof value === 'string' ? [{ name, text: value }] : []))
    .sort((a, b) => place(a.name) - place(b.name));
}

type Leaf = { name: string; value: unknown };

function leaves(value: unknown, name = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ name, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, name ? `${name}.${key}` : key),
  );
}
