import { textOf, type Json } from '../json';

/** Which number or code of the server is which of the reference's, as far as answers have told. */
export interface Names {
  /** Whether both may mean the same; from then on they do. */
  isSame(kind: string, server: Json, reference: Json): boolean;
  referenceOf(kind: string, server: Json | undefined): Json | undefined;
  /** Notes what somebody gives as a reason. */
  write(reason: Json): void;
  isWritten(text: Json | undefined): boolean;
  /** The same text with the reference's codes in the place of the server's. */
  inReference(text: string): string;
}

export function newNames(): Names {
  const ofServer = new Map<string, Json>();
  const ofReference = new Map<string, Json>();
  const codes = new Map<string, string>();
  const reasons = new Set<Json | undefined>();
  return {
    isSame(kind, server, reference) {
      const [one, other] = [`${kind} ${textOf(server)}`, `${kind} ${textOf(reference)}`];
      if (!ofServer.has(one) && !ofReference.has(other)) {
        ofServer.set(one, reference);
        ofReference.set(other, server);
        if (typeof server === 'string') codes.set(server, textOf(reference));
      }
      return ofServer.get(one) === reference && ofReference.get(other) === server;
    },
    referenceOf: (kind, server) => ofServer.get(`${kind} ${textOf(server)}`),
    write: (reason) => void reasons.add(reason),
    isWritten: (text) => reasons.has(text),
    inReference(text) {
      let told = text;
      for (const [server, reference] of codes) {
        if (told.includes(server)) told = told.replaceAll(server, reference);
      }
      return told;
    },
  };
}
