/** Letters that hardly a Vietnamese phrase does without. */
const VIETNAMESE = /[à-ãè-êìíò-õùúýăđĩũơưạ-ỹ]/i;

/** The language of what a partner or a guest wrote, where it can be told. */
export function languageOf(text: string): 'vi' | undefined {
  return VIETNAMESE.test(text) ? 'vi' : undefined;
}
