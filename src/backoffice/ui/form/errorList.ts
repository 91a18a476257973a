/** Every message of a form's errors with its field's dotted name. */
export function errorList(errors: unknown, name = ''): { name: string; text: string }[] {
  if (typeof errors === 'string') return [{ name, text: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    errorList(inner, name ? `${name}.${key}` : key),
  );
}
