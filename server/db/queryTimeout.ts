import type pg from 'pg';

type Query = (...parts: unknown[]) => unknown;

/**
 * A client that breaks its connection when a statement has had no answer for so long. Only that
 * makes the connection safe to drop: one that merely stops listening goes back to the pool in the
 * middle of a transaction. A server that is frozen never breaks it by itself.
 */
export function clientWithQueryTimeout(
  silenceMs: number,
  Client: typeof pg.Client,
): typeof pg.Client {
  return class ImpatientClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const impatient: Query = (...parts) => {
        const answer = query(...parts);
        if (answer instanceof Promise) this.#giveUpOn(answer);
        return answer;
      };
      this.query = impatient as typeof this.query;
    }

    #giveUpOn(answer: Promise<unknown>): void {
      const timer = setTimeout(() => {
        this.connection.stream.destroy(new Error('Connection terminated: no answer'));
      }, silenceMs);
      const stop = () => clearTimeout(timer);
      answer.then(stop, stop);
    }
  };
}
