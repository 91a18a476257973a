import { accountOf, type Account, type Accounts } from './account';
import { fateOf } from './fate';
import { TOKEN_KEY } from '../authSlice';
import { documentOwners } from './owners';
import { readStored } from './storage';

interface Memory {
  owner: Account;
  follow: (now: Accounts) => void;
}
const memories: Memory[] = [];

/** Remembers by name for as long as the document lives, and for its owner only. */
export function documentMemory<V>(name: keyof typeof documentOwners): Map<string, V> {
  const values = new Map<string, V>();
  const memory: Memory = {
    owner: accountOf(readStored(TOKEN_KEY)),
    follow(now) {
      const fate = fateOf(documentOwners[name], memory.owner, now);
      if (fate === 'goes') values.clear();
      if (fate !== 'waits') memory.owner = now.account;
    },
  };
  memories.push(memory);
  return values;
}

export function documentMemoriesFollow(now: Accounts): void {
  for (const memory of memories) memory.follow(now);
}
