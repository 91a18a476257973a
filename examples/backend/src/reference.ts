import { withoutFaults } from './faults';
import { account } from './demo/account';
import { handlers } from './handlers';
import { createApp } from './http/app';
import { Contract } from './http/contract';
import { Mailer } from './mail';
import { Store } from './store';

/** The example as something to hold another backend against: correct, empty but for an administrator, in this process. */
export interface Reference {
  fetch: (request: Request) => Promise<Response>;
  /** What was mailed, a line each, the newest last. */
  mails: string[];
  admin: { email: string; password: string };
}

const ADMIN = { email: 'admin@example.com', password: 'Admin123' };

/** Of the contract in that file, with nothing stored and nobody asked to wait. */
export async function newReference(contractFile: string): Promise<Reference> {
  return withoutFaults(async () => {
    const store = new Store();
    const mails: string[] = [];
    await account(store, ADMIN.email, ADMIN.password, 'An', 'Đỗ', 'ADMIN');
    const app = createApp({
      contract: contractOf(contractFile),
      store,
      mailer: new Mailer(undefined, (line) => mails.push(line)),
      settings: {
        ...{ level: 'extra', publicUrl: 'http://reference.localhost' },
        ...{ hasRateLimits: false, drawsPictures: false },
      },
      handlers,
      addressOf: () => '',
    });
    const fetch = (request: Request) => withoutFaults(async () => app.fetch(request));
    return { fetch, mails, admin: ADMIN };
  });
}

const contracts = new Map<string, Contract>();

/** To read it takes longer than to answer. */
function contractOf(file: string): Contract {
  const contract = contracts.get(file) ?? new Contract(file);
  contracts.set(file, contract);
  return contract;
}
