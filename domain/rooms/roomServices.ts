import { isBlank, tidy } from '../texts/texts';

/** The services in a text that separates them by commas; what is empty between two is dropped. */
export function splitServices(text: string): string[] {
  return text
    .split(',')
    .map(tidy)
    .filter((name) => !isBlank(name));
}

/** As it is typed: what `splitServices` takes apart. */
export function joinServices(services: readonly string[]): string {
  return services.join(', ');
}
