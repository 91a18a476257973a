/** Joins the class names that apply; undefined when none does, so that no empty attribute is left. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
