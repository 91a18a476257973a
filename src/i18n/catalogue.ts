import type { Language } from '../../domain/languages/languages';

/** The texts of one area in every language; a missing one does not compile. */
export type Catalogue<T> = Readonly<Record<Language, T>>;
