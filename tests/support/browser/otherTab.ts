import { payloadOf } from '../tokens';

/** What another tab of this browser does, as this one hears of it. */
export const otherTab = {
  signsIn: (token: string) => stores(token),
  signsOut: () => stores(null),
  /** The server has told it that the session of this token is over. */
  findsEnded(token: string) {
    window.localStorage.setItem('nghi-dau:waits-for', String(payloadOf(token)['sub']));
    stores(null);
  },
};

function stores(token: string | null): void {
  if (token === null) window.localStorage.removeItem('jwt');
  else window.localStorage.setItem('jwt', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: token }));
}
