export type Language = 'vi' | 'en';

type Text = string | readonly string[] | ((...values: never[]) => string);
type Texts = { readonly [name: string]: Text | Texts };

/** The texts of one part of the product in both languages; a missing translation does not compile. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

export function catalogue<T extends Texts>(vi: T, en: NoInfer<T>): Catalogue<T> {
  return { vi, en };
}
