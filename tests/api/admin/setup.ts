import { demo, signIn, type TestAccount } from '../../support/accounts';
import { call } from '../../support/client';

export interface Problem {
  code: string;
  message: string;
}
export interface Page<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
}
export interface User {
  id: number;
  fullName: string;
  email: string;
  role: string;
  hotels: number;
  suspendedReason: string | null;
}
export interface Hotel {
  id: number;
  name: string;
  ownerEmail: string;
  state: string;
  numRooms: number;
  suspendedReason: string | null;
}
export interface Action {
  by: string;
  action: string;
  subjectId: number;
  subjectName: string;
  reason: string;
}

/** What each test of this file is given. */
export const given = {} as { admin: string };
beforeAll(async () => {
  given.admin = await signIn(demo.admin);
});

export async function pageOf<Row>(list: string, query: Record<string, string>): Promise<Page<Row>> {
  const path = `/api/admin/${list}?${new URLSearchParams(query).toString()}`;
  const { status, body } = await call<Page<Row>>('GET', path, { token: given.admin });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}

export function act<Body = User & Hotel & Problem>(
  subject: string,
  { reason = 'A guest complained', token = given.admin } = {},
) {
  return call<Body>('POST', `/api/admin/${subject}`, { token, body: { reason } });
}

export async function idOf({ email }: Pick<TestAccount, 'email'>): Promise<number> {
  const { content } = await pageOf<User>('users', { text: email });
  expect(content).toHaveLength(1);
  return content[0]!.id;
}
