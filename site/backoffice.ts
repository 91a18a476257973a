/** Whether the address belongs to the owner's or the administrator's side, known or not. */
export function isInBackoffice(pathname: string): boolean {
  return /^\/(partner|admin)(\/|$)/.test(pathname);
}
