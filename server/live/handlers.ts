import type { Handlers } from '../http/operations';
import type { LiveStreams } from './liveStreams';

export function liveHandlers(streams: LiveStreams): Pick<Handlers, 'watchHotels'> {
  return {
    watchHotels: ({ account, headers }) => {
      const lastId = headers['last-event-id'];
      return streams.open(account, lastId?.toString());
    },
  };
}
